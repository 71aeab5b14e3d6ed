/** The contents of every `meta` element of a document with this name or property. */
export function metaContents(html: string, name: string): string[] {
  return matches(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`, 'g'));
}

/** The addresses of every `link` element of a document with this relation. */
export function linkAddresses(html: string, relation: string): string[] {
  return matches(html, new RegExp(`<link rel="${relation}" href="([^"]*)"`, 'g'));
}

/** The text of every title of a document. */
export function titles(html: string): string[] {
  return matches(html, /<title>([^<]*)<\/title>/g);
}

/** The content of every JSON-LD block of a document, as it stands there. */
export function jsonLdBlocks(html: string): string[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => json,
  );
}

/** Whether a document has an element with this id. */
export function hasPart(html: string, id: string): boolean {
  return html.includes(` id="${id}"`);
}

function matches(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, value = '']) => unescapeHtml(value));
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
