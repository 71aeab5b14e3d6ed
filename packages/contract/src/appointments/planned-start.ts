/** How long a visit without times is planned for at first, in minutes. */
export const FIRST_PLANNED_MINUTES = 120;

const STARTS_OF_PARTS: Readonly<Record<string, string>> = {
  any: '09:00',
  morning: '09:00',
  afternoon: '13:00',
};

/**
 * The clock time (HH:mm) from which a visit is planned: the time that its client asked for, or the
 * beginning of the part of the day.
 */
export const plannedStart = (preferredTime: string): string =>
  STARTS_OF_PARTS[preferredTime] ?? preferredTime;
