import { plural } from '@cleaning/contract/rules';

/** The days of a setting in words: "14 days". They are null while the settings load. */
export const describeUsualDays = (days: number | null): string =>
  days === null ? 'the days in the settings' : plural(days, 'day');
