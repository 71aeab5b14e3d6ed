import type { Company, Weekday } from '@cleaning/company';

const DAYS = [
  ['monday', 'Monday'],
  ['tuesday', 'Tuesday'],
  ['wednesday', 'Wednesday'],
  ['thursday', 'Thursday'],
  ['friday', 'Friday'],
  ['saturday', 'Saturday'],
  ['sunday', 'Sunday'],
] as const satisfies readonly (readonly [Weekday, string])[];

/** Days that keep the same hours, as schema.org names them. */
export interface OpeningHoursSpecification {
  readonly '@type': 'OpeningHoursSpecification';
  readonly dayOfWeek: readonly string[];
  readonly opens: string;
  readonly closes: string;
}

/** The opening hours of a week, with the days that share their hours told together. */
export function openingHoursSpecification(hours: Company['hours']): OpeningHoursSpecification[] {
  const daysByHours = Map.groupBy(DAYS, ([day]) => `${hours[day].opens}-${hours[day].closes}`);
  return [...daysByHours].map(([range, days]) => {
    const [opens = '', closes = ''] = range.split('-');
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map(([, name]) => name),
      opens,
      closes,
    };
  });
}
