/** Which names a schema knows at a place, to suggest the nearest one. */

/** The parts of Valibot's schemas that lead to what is in them. */
interface SchemaNode {
  entries?: Record<string, SchemaNode>;
  wrapped?: SchemaNode;
  item?: SchemaNode;
  /** What a record holds under any name. */
  value?: SchemaNode;
  options?: SchemaNode[];
  getter?: (input: unknown) => SchemaNode;
  pipe?: SchemaNode[];
}

/** @param path to an object; `inputs` are the values on the way, for parts that depend on them */
export function listKnownNames(schema: object, path: Array<{ key: unknown; value: unknown }>): string[] {
  // The library's own types say nothing of what is in a schema.
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
  // What comes before it in a pipe says what it may not be.
  if (node?.pipe && !hasParts(node)) return open(node.pipe.find(hasParts), input);
  return node;
}

function hasParts({ entries, item, value }: SchemaNode): boolean {
  return (entries ?? item ?? value) !== undefined;
}
