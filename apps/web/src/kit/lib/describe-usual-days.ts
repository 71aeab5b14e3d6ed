/** The days of a setting in words: "14 days". They are null while the settings load. */
export function describeUsualDays(days: number | null): string {
  if (days === null) return 'the days in the settings';
  return days === 1 ? '1 day' : `${days} days`;
}
