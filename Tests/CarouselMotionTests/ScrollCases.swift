import CarouselScene

/// The scenes of those of `Cases/*.yaml` that are about scroll, axes and directions, in Swift.
enum ScrollCases {
    static let scenes: [(name: String, scene: Scene)] = [
        (
            "free-bounce",
            scene(
                .scroll(Scroll(behavior: .none, item: .points(200), spacing: 10)), count: 6,
                [.drag(-200, over: 0.1), .wait(3)])
        ),
        (
            "free-inside",
            scene(
                .scroll(Scroll(behavior: .continuous, item: .points(200), spacing: 10)), count: 60,
                [.drag(-200, over: 0.1), .wait(5)])
        ),
        (
            "group-leading",
            scene(
                .scroll(Scroll(behavior: .continuousGroupLeadingBoundary, item: .points(120), spacing: 12)),
                count: 12, [.drag(-150), .wait(3)])
        ),
        (
            "group-paging",
            scene(
                .scroll(Scroll(behavior: .groupPaging, item: .points(300), spacing: 20)), count: 6,
                height: 400, [.drag(-60, over: 0.1), .wait(1), .drag(30, over: 0.3), .wait(1)])
        ),
        (
            "margins-leading",
            scene(
                .scroll(Scroll(spacing: 10, margins: Scroll.Margins(leading: 20, trailing: 20))),
                [.drag(-120), .wait(1)])
        ),
        (
            "scroll-random-02",
            scene(
                .scroll(
                    Scroll(
                        limit: .never, item: .points(120), spacing: 20,
                        margins: Scroll.Margins(leading: 16, trailing: 40))), height: 320,
                direction: .rightToLeft, [.drag(-46.6), .wait(1.2)])
        ),
        (
            "scroll-random-03",
            scene(
                .scroll(
                    Scroll(
                        behavior: .none, item: .fraction(0.8), spacing: 0,
                        margins: Scroll.Margins(leading: 16, trailing: 40))), count: 14, axis: .vertical,
                height: 400, [.drag(-162.9, over: 0.8), .wait(0.05)])
        ),
        (
            "scroll-random-06",
            scene(
                .scroll(
                    Scroll(
                        behavior: .continuousGroupLeadingBoundary, item: .fraction(0.8), spacing: 20,
                        margins: Scroll.Margins(leading: 16, trailing: 40), rows: 2)), count: 14,
                axis: .vertical, height: 600, direction: .rightToLeft,
                [
                    .drag(-209.9, over: 0.35, hold: 0.1), .wait(0.05), .drag(405.9, over: 0.35), .wait(0.05),
                    .drag(211.4), .wait(0.3), .select(1), .wait(0.4),
                ])
        ),
        (
            "scroll-random-10",
            scene(
                .scroll(
                    Scroll(
                        limit: .alwaysByOne, anchor: .center, item: .count(3), spacing: 20,
                        margins: Scroll.Margins(leading: 20, trailing: 20))), count: 14, axis: .vertical,
                height: 400,
                [
                    .drag(-187, over: 0.1, hold: 0.1), .wait(0.3), .drag(278.6, hold: 0.1), .wait(0.3),
                    .drag(43, over: 0.35, hold: 0.1), .wait(0.05),
                ])
        ),
        (
            "scroll-random-11",
            scene(
                .scroll(
                    Scroll(
                        behavior: .none, item: .points(120), spacing: 20,
                        margins: Scroll.Margins(leading: 20, trailing: 20))), count: 2, axis: .vertical,
                height: 400,
                [
                    .drag(196.3, hold: 0.1), .wait(1.2), .drag(269, hold: 0.1), .wait(0.3), .select(0),
                    .wait(0.4),
                ])
        ),
        (
            "scroll-random-13",
            scene(
                .scroll(
                    Scroll(
                        behavior: .groupPaging, item: .count(5, span: 4, spacing: 12), spacing: 0,
                        margins: Scroll.Margins(leading: 16, trailing: 40), rows: 2)), count: 2,
                axis: .vertical, height: 600,
                [.drag(291.6), .wait(1.2), .drag(-366.6, hold: 0.1), .wait(1.2)])
        ),
        (
            "scroll-random-16",
            scene(
                .scroll(
                    Scroll(
                        limit: .alwaysByOne, anchor: .center, item: .fraction(0.8), spacing: 20,
                        margins: Scroll.Margins(leading: 16, trailing: 40))), count: 1, axis: .vertical,
                height: 400,
                [
                    .drag(208, over: 0.8, hold: 0.1), .wait(0.05), .drag(360.5, over: 0.35, hold: 0.1),
                    .wait(0.05),
                ])
        ),
        (
            "scroll-random-21",
            scene(
                .scroll(Scroll(limit: .never, item: .fraction(0.8), spacing: 0, loop: .ring)), count: 9,
                axis: .vertical, height: 400, [.drag(293.4, over: 0.35), .wait(0.05)])
        ),
        (
            "scroll-random-22",
            scene(
                .scroll(
                    Scroll(
                        behavior: .groupPagingCentered, item: .count(3), spacing: 0,
                        margins: Scroll.Margins(leading: 20, trailing: 20), rows: 2)), height: 200,
                direction: .rightToLeft, [.drag(-21.6, over: 0.8, hold: 0.1), .wait(0.05)])
        ),
        (
            "scroll-random-24",
            scene(
                .scroll(
                    Scroll(
                        behavior: .none, item: .count(5, span: 4, spacing: 12), spacing: 20,
                        margins: Scroll.Margins(leading: 20, trailing: 20), rows: 2)), count: 1, height: 320,
                [
                    .drag(354.6, hold: 0.1), .wait(0.05), .drag(-81.1, over: 0.1), .wait(0.05),
                    .drag(307.6, over: 0.1), .wait(1.2), .select(0), .wait(0.4),
                ])
        ),
        (
            "scroll-random-25",
            scene(
                .scroll(
                    Scroll(
                        behavior: .groupPaging, item: .count(3), spacing: 0,
                        margins: Scroll.Margins(leading: 16, trailing: 40))), count: 14, height: 320,
                [.drag(-99.3, over: 0.35), .wait(0.05), .drag(26.2, over: 0.8, hold: 0.1), .wait(0.05)])
        ),
        (
            "scroll-random-26",
            scene(
                .scroll(Scroll(behavior: .groupPagingCentered, item: .fraction(0.8), spacing: 0)), count: 2,
                height: 320, direction: .rightToLeft,
                [
                    .drag(-281.1, over: 0.8), .wait(0.05), .drag(-328.7, over: 0.8, hold: 0.1), .wait(1.2),
                    .drag(-271.3), .wait(0.3),
                ])
        ),
        (
            "scroll-random-29",
            scene(
                .scroll(Scroll(behavior: .continuousGroupLeadingBoundary, item: .fraction(0.8), spacing: 8)),
                count: 14, height: 320,
                [
                    .drag(-153.1, over: 0.35, hold: 0.1), .wait(0.3), .drag(181.5, over: 0.1, hold: 0.1),
                    .wait(0.3), .drag(-339.7, over: 0.1), .wait(0.3),
                ])
        ),
        (
            "scroll-random-30",
            scene(
                .scroll(Scroll(behavior: .continuousGroupLeadingBoundary, item: .count(3), spacing: 20)),
                count: 14, axis: .vertical, height: 600,
                [.drag(261.3), .wait(0.05), .drag(165.5), .wait(0.3), .drag(-417.3, hold: 0.1), .wait(0.05)])
        ),
        (
            "scroll-random-34",
            scene(
                .scroll(
                    Scroll(
                        behavior: .none, item: .points(120), spacing: 0,
                        margins: Scroll.Margins(leading: 20, trailing: 20))), count: 14, height: 200,
                direction: .rightToLeft,
                [
                    .drag(251), .wait(0.3), .drag(401.5, over: 0.1), .wait(0.3), .drag(50.6, hold: 0.1),
                    .wait(0.3),
                ])
        ),
        (
            "scroll-random-37",
            scene(
                .scroll(
                    Scroll(
                        anchor: .trailing, item: .count(3), spacing: 8,
                        margins: Scroll.Margins(leading: 16, trailing: 40), rows: 2)), count: 1, height: 320,
                direction: .rightToLeft,
                [
                    .drag(-393.6, over: 0.1), .wait(0.3), .drag(227.4, over: 0.1), .wait(0.3),
                    .drag(389.5, over: 0.8), .wait(0.05),
                ])
        ),
        (
            "scroll-random-39",
            scene(
                .scroll(Scroll(behavior: .none, item: .count(3), spacing: 20)), count: 14, height: 320,
                [.drag(169.2, hold: 0.1), .wait(1.2), .select(5), .wait(0.4)])
        ),
        (
            "ring-autoplay",
            scene(
                .scroll(
                    Scroll(
                        anchor: .center, item: .points(300), spacing: 20, loop: .ring,
                        autoplay: Banner.Autoplay())), count: 3, duration: 5, [])
        ),
        (
            "ring-centred",
            scene(
                .scroll(Scroll(anchor: .center, item: .points(300), spacing: 20, loop: .ring)), count: 4,
                [.drag(120), .wait(1), .select(1), .wait(0.5)])
        ),
        ("rtl-cards", scene(.cards(.slide), direction: .rightToLeft, [.drag(150), .wait(0.8)])),
        (
            "rtl-pager-bars",
            scene(.pager, indicator: Indicator(), direction: .rightToLeft, [.drag(240, over: 0.3), .wait(1)])
        ),
        (
            "rtl-scroll",
            scene(
                .scroll(Scroll(spacing: 10, margins: Scroll.Margins(leading: 20, trailing: 20))),
                direction: .rightToLeft, [.drag(120), .wait(1)])
        ),
        (
            "three-a-screen",
            scene(
                .scroll(Scroll(item: .count(3), margins: Scroll.Margins(leading: 16, trailing: 16))),
                count: 10, [.drag(-300), .wait(1.2), .drag(-900), .wait(1.2)])
        ),
        (
            "two-rows",
            scene(
                .scroll(Scroll(limit: .alwaysByOne, item: .points(150), spacing: 10, rows: 2)), count: 9,
                height: 210, [.drag(-300), .wait(1)])
        ),
        (
            "vertical-pager",
            scene(.pager(Pager(spacing: 0)), count: 4, axis: .vertical, [.drag(-300), .wait(1)])
        ),
        (
            "vertical-scroll",
            scene(
                .scroll(
                    Scroll(
                        limit: .alwaysByOne, item: .points(180), spacing: 12,
                        margins: Scroll.Margins(leading: 20, trailing: 20))), axis: .vertical, height: 600,
                [.drag(-120), .wait(1)])
        ),
    ]
}
