/**
 * Formatted date text with ordinary spaces and no comma after the weekday. Browsers and versions of
 * Node differ in both, and the same date has to read the same everywhere.
 */
export function steadyDateText(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, ' ').replace(',', '');
}
