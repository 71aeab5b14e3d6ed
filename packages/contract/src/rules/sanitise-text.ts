/** Trims free text and strips angle brackets. Output is escaped as well, wherever it is shown. */
export function sanitiseText(value: string): string {
  return value.replaceAll(/[<>]/gu, '').trim();
}
