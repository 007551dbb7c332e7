# Reads a JSON Schema and then one JSON document a line; prints for each whether the schema accepts it.
import json
import sys

from jsonschema import Draft202012Validator

schema = json.loads(sys.stdin.readline())
Draft202012Validator.check_schema(schema)
validator = Draft202012Validator(schema)
for line in sys.stdin:
    print("yes" if validator.is_valid(json.loads(line)) else "no")
