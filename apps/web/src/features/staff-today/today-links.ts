/** Where the parts of Today lead. A page that does not exist yet has no address, and no link to it. */
export interface TodayLinks {
  readonly quotes?: string;
  readonly quote?: (id: string) => string;
  readonly calendar?: string;
  /** The week with a day in it. */
  readonly calendarWeek?: (date: string) => string;
  readonly visit?: (id: string) => string;
  readonly messages?: string;
  readonly thread?: (id: string) => string;
  readonly invoices?: string;
  readonly invoice?: (id: string) => string;
}
