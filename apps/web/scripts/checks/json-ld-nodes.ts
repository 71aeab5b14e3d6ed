/** An object of a JSON-LD document. */
export type JsonLdNode = Readonly<Record<string, unknown>>;

export function isNode(value: unknown): value is JsonLdNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A node and every node within it. */
export function nodesWithin(node: JsonLdNode): JsonLdNode[] {
  const values = Object.values(node).flatMap((value): unknown[] =>
    Array.isArray(value) ? value : [value],
  );
  return [node, ...values.filter(isNode).flatMap(nodesWithin)];
}
