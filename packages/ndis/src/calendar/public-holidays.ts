/** The public holidays of one year in New South Wales, with their names. */
type HolidaysOfYear = Readonly<Record<string, string>>;

/**
 * Public holidays of New South Wales by year. They are proclaimed, not computed: add a year once it is
 * published.
 */
const HOLIDAYS: Readonly<Record<string, HolidaysOfYear>> = {
  '2026': {
    '2026-01-01': 'New Year’s Day',
    '2026-01-26': 'Australia Day',
    '2026-04-03': 'Good Friday',
    '2026-04-04': 'Easter Saturday',
    '2026-04-05': 'Easter Sunday',
    '2026-04-06': 'Easter Monday',
    '2026-04-25': 'Anzac Day',
    '2026-04-27': 'Additional public holiday for Anzac Day',
    '2026-06-08': 'King’s Birthday',
    '2026-10-05': 'Labour Day',
    '2026-12-25': 'Christmas Day',
    '2026-12-26': 'Boxing Day',
    '2026-12-28': 'Additional public holiday for Boxing Day',
  },
  '2027': {
    '2027-01-01': 'New Year’s Day',
    '2027-01-26': 'Australia Day',
    '2027-03-26': 'Good Friday',
    '2027-03-27': 'Easter Saturday',
    '2027-03-28': 'Easter Sunday',
    '2027-03-29': 'Easter Monday',
    '2027-04-25': 'Anzac Day',
    '2027-04-26': 'Additional public holiday for Anzac Day',
    '2027-06-14': 'King’s Birthday',
    '2027-10-04': 'Labour Day',
    '2027-12-25': 'Christmas Day',
    '2027-12-26': 'Boxing Day',
    '2027-12-27': 'Additional public holiday for Christmas Day',
    '2027-12-28': 'Additional public holiday for Boxing Day',
  },
};

/** The name of the public holiday in New South Wales on a date (`YYYY-MM-DD`), or null. */
export function publicHolidayOn(date: string): string | null {
  return HOLIDAYS[date.slice(0, 4)]?.[date] ?? null;
}

/**
 * Whether a date is a public holiday in New South Wales. False in years that have not been added;
 * see {@link arePublicHolidaysKnown}.
 */
export function isPublicHoliday(date: string): boolean {
  return publicHolidayOn(date) !== null;
}

/** Whether the public holidays of a date's year have been published and added. */
export function arePublicHolidaysKnown(date: string): boolean {
  return Object.hasOwn(HOLIDAYS, date.slice(0, 4));
}
