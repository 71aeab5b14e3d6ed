/** Returns a complete date (`YYYY-MM-DD`), or '' for anything else, such as a year still being typed. */
export function readPlainDate(text: string): string {
  if (!/^20\d{2}-\d{2}-\d{2}$/u.test(text)) return '';
  const date = new Date(text);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return isDay ? text : '';
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The days from one date to another; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
