/**
 * A day as a date field and an address give it, `YYYY-MM-DD`, or an empty text where it is none. A year
 * that is still being typed is none either.
 */
export function readPlainDate(text: string): string {
  if (!/^20\d{2}-\d{2}-\d{2}$/u.test(text)) return '';
  const date = new Date(text);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return isDay ? text : '';
}
