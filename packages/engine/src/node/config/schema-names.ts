/** Owns which names a schema knows at a place, to tell an author the nearest one. */

/** The parts of Valibot's schemas that lead to what lies in them. */
interface SchemaNode {
  entries?: Record<string, SchemaNode>;
  wrapped?: SchemaNode;
  item?: SchemaNode;
  options?: SchemaNode[];
  getter?: (input: unknown) => SchemaNode;
}

/** @param path to an object; `inputs` are the values on the way, for parts that depend on them */
export function listKnownNames(schema: object, path: Array<{ key: unknown; value: unknown }>): string[] {
  // The library's own types say nothing of what lies in a schema.
  let node: SchemaNode | undefined = schema as SchemaNode;
  for (const { key, value } of path) node = open(open(node)?.entries?.[String(key)] ?? open(node)?.item, value);
  return Object.keys(open(node)?.entries ?? {});
}

function open(node: SchemaNode | undefined, input?: unknown): SchemaNode | undefined {
  if (node?.wrapped) return open(node.wrapped, input);
  if (node?.getter) return open(node.getter(input), input);
  return node;
}
