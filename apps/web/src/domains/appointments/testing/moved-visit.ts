import { aSeries } from '@cleaning/api-client/testing';
import type { AppointmentSeries } from '@cleaning/contract/series';

/** A series whose visit for Thu 3 Dec takes place on Mon 14 Dec. */
export function aSeriesWithMovedVisit(overrides: Partial<AppointmentSeries> = {}) {
  const [moved, ...others] = aSeries().occurrences;
  if (!moved?.appointment) throw new Error('The series has no visit.');
  const appointment = {
    ...moved.appointment,
    appointment_date: '2026-12-14',
    starts_at: '2026-12-14T01:00:00.000Z',
    ends_at: '2026-12-14T03:00:00.000Z',
    free_until: '2026-12-10T01:00:00.000Z',
  };
  return aSeries({ occurrences: [{ ...moved, appointment }, ...others], ...overrides });
}
