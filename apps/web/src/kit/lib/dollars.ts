/** Cents as a plain number of dollars, for text fields and files: 6010 becomes "60.10". */
export const inDollars = (cents: number): string => (cents / 100).toFixed(2);

/** Parses typed dollars into cents; NaN for anything else. */
export function parseDollars(text: string): number {
  const plain = text.replaceAll(/[$,\s]/gu, '');
  return /^\d+(?:\.\d{1,2})?$/u.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
}
