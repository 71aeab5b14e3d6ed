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

/** Parses JSON; null if the text is not valid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The required properties of each kind of node. Kinds that are not listed are not allowed. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  HomeAndConstructionBusiness: [
    '@id',
    'name',
    'url',
    'image',
    'telephone',
    'address',
    'areaServed',
    'openingHoursSpecification',
    'makesOffer',
  ],
  PostalAddress: ['addressRegion', 'addressCountry'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Offer: ['priceSpecification'],
  PriceSpecification: ['minPrice', 'priceCurrency', 'valueAddedTaxIncluded'],
  WebSite: ['@id', 'name', 'url', 'publisher'],
  Service: ['name'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['@id', 'mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

/**
 * Problems of a page's JSON-LD: it must be one graph with the expected kinds of nodes, each
 * complete and with a unique id.
 *
 * @param kinds The kinds of nodes that the graph must have, in order; each may occur more than
 * once.
 */
export function structuredDataProblems(json: string, kinds: readonly string[]): string[] {
  if (json.includes('<')) {
    return ['has structured data that could end its own element'];
  }
  const graph = graphOf(json);
  if (graph === null) {
    return ['has structured data that is no JSON-LD graph'];
  }
  const found = [...new Set(graph.map((node) => String(node['@type'])))];
  const nodes = graph.flatMap(nodesWithin);
  return [
    ...(found.join() === kinds.join() ? [] : [`describes ${found.join()}, not ${kinds.join()}`]),
    ...nodes.flatMap(nodeProblems),
    ...idProblems(nodes),
  ];
}

function graphOf(json: string): JsonLdNode[] | null {
  const data = parseJson(json);
  const graph = isNode(data) && data['@context'] === 'https://schema.org' ? data['@graph'] : null;
  return Array.isArray(graph) && graph.length > 0 && graph.every(isNode) ? graph : null;
}

function nodeProblems(node: JsonLdNode): string[] {
  if (isReference(node)) {
    return [];
  }
  const kind = String(node['@type']);
  const required = REQUIRED[kind];
  if (required === undefined) {
    return [`describes a ${kind}, which the site has no use for`];
  }
  return required
    .filter((property) => isEmpty(node[property]))
    .map((property) => `describes a ${kind} without ${property}`);
}

/** Checks that every id is defined once, and that every reference has a definition. */
function idProblems(nodes: readonly JsonLdNode[]): string[] {
  const given = nodes.filter((node) => !isReference(node) && '@id' in node).map(idOf);
  const referred = nodes.filter(isReference).map(idOf);
  return [
    ...given
      .filter((id, index) => given.indexOf(id) !== index)
      .map((id) => `describes ${id} twice`),
    ...referred
      .filter((id) => !given.includes(id))
      .map((id) => `refers to ${id}, which it does not describe`),
  ];
}

function idOf(node: JsonLdNode): string {
  return String(node['@id']);
}

function isReference(node: JsonLdNode): boolean {
  return Object.keys(node).join() === '@id';
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  );
}
