/**
 * The date formats that the file may have, since the agency's own descriptions contradict each
 * other.
 */
export const CSV_DATE_FORMATS = ['YYYY-MM-DD', 'YYYY/MM/DD', 'DD/MM/YYYY'] as const;

export type CsvDateFormat = (typeof CSV_DATE_FORMATS)[number];

/** Formats a date (`YYYY-MM-DD`). */
export function formatCsvDate(date: string, format: CsvDateFormat): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return format.replace('YYYY', year).replace('MM', month).replace('DD', day);
}
