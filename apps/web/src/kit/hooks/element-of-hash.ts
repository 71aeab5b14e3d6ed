/**
 * The element that the hash of an address names.
 *
 * @returns null when there is none, or when the hash is not valid percent-encoding.
 */
export function elementOfHash(hash: string): HTMLElement | null {
  if (hash === '') return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
