/** Lists the field names that a schema allows at a path, to suggest the nearest one. */

/** The parts of Valibot's schemas that contain other schemas. */
interface SchemaNode {
  entries?: Record<string, SchemaNode>;
  wrapped?: SchemaNode;
  item?: SchemaNode;
  /** The values of a record. */
  value?: SchemaNode;
  options?: SchemaNode[];
  getter?: (input: unknown) => SchemaNode;
  pipe?: SchemaNode[];
}

/** @param path the keys to an object, each with its value, because some schemas depend on it */
export function listKnownNames(schema: object, path: Array<{ key: unknown; value: unknown }>): string[] {
  // Valibot's types do not expose the parts of a schema.
  let node: SchemaNode | undefined = schema as SchemaNode;
  for (const { key, value } of path) node = open(findPart(open(node), key), value);
  return Object.keys(open(node)?.entries ?? {});
}

function findPart(node: SchemaNode | undefined, key: unknown): SchemaNode | undefined {
  return node?.entries?.[String(key)] ?? node?.item ?? node?.value;
}

function open(node: SchemaNode | undefined, input?: unknown): SchemaNode | undefined {
  if (node?.wrapped) return open(node.wrapped, input);
  if (node?.getter) return open(node.getter(input), input);
  // Earlier steps of a pipe only restrict the value.
  if (node?.pipe && !hasParts(node)) return node.pipe.map((part) => open(part, input)).find(hasParts);
  return node;
}

function hasParts(node: SchemaNode | undefined): boolean {
  return (node?.entries ?? node?.item ?? node?.value) !== undefined;
}
