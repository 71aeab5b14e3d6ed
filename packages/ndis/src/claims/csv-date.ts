/** How dates are written in the file: the agency's own texts do not agree. */
export const CSV_DATE_FORMATS = ['YYYY-MM-DD', 'YYYY/MM/DD', 'DD/MM/YYYY'] as const;

export type CsvDateFormat = (typeof CSV_DATE_FORMATS)[number];

/** A date (`YYYY-MM-DD`) as a format writes it. */
export function formatCsvDate(date: string, format: CsvDateFormat): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return format.replace('YYYY', year).replace('MM', month).replace('DD', day);
}
