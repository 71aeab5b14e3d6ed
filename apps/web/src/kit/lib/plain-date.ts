/** Returns a complete date (`YYYY-MM-DD`), or '' for anything else, such as a year still being typed. */
export function readPlainDate(text: string): string {
  if (!/^20\d{2}-\d{2}-\d{2}$/u.test(text)) return '';
  const date = new Date(text);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return isDay ? text : '';
}
