import type { AppointmentStatus } from '@cleaning/contract/appointments/rules';
import type { NamedAppointment } from '../appointment-repository.ts';

/** The statuses of an appointment that has a time and is shown on calendars. */
export const PLANNED_STATUSES = [
  'confirmed',
  'in_progress',
  'completed',
  'no_access',
] as const satisfies readonly AppointmentStatus[];

/** How many visits without a cleaner are shown beside those of a page of cleaners. */
export const UNASSIGNED_SHOWN = 20;

/** Orders planned visits by start. */
export const inOrderOfStart = (visits: readonly NamedAppointment[]): NamedAppointment[] =>
  visits.toSorted((a, b) => startOf(a) - startOf(b) || (a.row.id < b.row.id ? -1 : 1));

const startOf = ({ row }: NamedAppointment): number => row.startsAt?.getTime() ?? 0;
