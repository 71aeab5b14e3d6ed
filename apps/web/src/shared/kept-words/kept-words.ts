/**
 * What was typed when a form was taken away under somebody, by the person and the form. In memory only:
 * the words are personal.
 */
export const keptWords = new Map<string, unknown>();

/** Nobody is to see them again. */
export function forgetKeptWords(): void {
  keptWords.clear();
}
