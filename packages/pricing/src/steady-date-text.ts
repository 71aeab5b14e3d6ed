/**
 * Normalises formatted date text: ordinary spaces, and no comma after the weekday. Browsers and
 * versions of Node.js differ in both, and a date must read the same everywhere.
 */
export function steadyDateText(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, ' ').replace(',', '');
}
