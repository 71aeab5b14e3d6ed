/** A piece of a message: text, or a link. */
export interface TextPiece {
  readonly text: string;
  /** Present when the piece is a link. */
  readonly href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"“”]+/giu;
/** Trailing punctuation and an unmatched closing bracket are not part of an address. */
const TAIL = /[.,;:!?'’)\]}]+$/u;

/**
 * Finds web addresses in plain text.
 */
export function splitLinks(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = trimAddress(match[0]);
    const href = readHref(address);
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

/** The pattern admits only http(s); the URL parser checks the rest. */
function readHref(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { href, hostname } = new URL(address);
  return hostname.includes('.') ? href : null;
}
