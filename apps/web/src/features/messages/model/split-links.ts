/** A piece of what somebody wrote: words, or the address of a page. */
export interface TextPiece {
  readonly text: string;
  /** Where the piece leads, when it is an address. */
  readonly href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"“”]+/giu;
/** What ends a sentence is no part of an address in it; nor is a bracket that it did not open. */
const TAIL = /[.,;:!?'’)\]}]+$/u;

/**
 * Finds the addresses of pages in plain text. Nothing else in it means anything: it is shown as it is.
 */
export function splitLinks(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = trimAddress(match[0]);
    const href = hrefOf(address);
    if (href === null) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: address, href });
    end = match.index + address.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

function trimAddress(found: string): string {
  const tail = TAIL.exec(found)?.[0] ?? '';
  const bare = found.slice(0, found.length - tail.length);
  const isBracketOpen = bare.split('(').length > bare.split(')').length;
  return isBracketOpen && tail.startsWith(')') ? `${bare})` : bare;
}

/** Only pages: the pattern has seen to the scheme, and the parser to the rest. */
function hrefOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { href, hostname } = new URL(address);
  return hostname.includes('.') ? href : null;
}
