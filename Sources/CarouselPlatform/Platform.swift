// The system's calls, and as much of Foundation as the package needs: one import instead of a condition in each file.
// On Linux that is FoundationEssentials, which leaves out the 40 MB of tables that the whole of Foundation brings.
#if canImport(FoundationEssentials)
    @_exported import FoundationEssentials
    @_exported import Glibc
#else
    @_exported import Foundation
#endif
