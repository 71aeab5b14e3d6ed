import { addDays, cancellationDeadline } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Transaction } from '../../../platform/db/client.ts';
import { refuseField } from '../../../platform/http/api-error.ts';
import { readSettings } from '../../settings/service.ts';
import type { AppointmentChanges } from '../appointment-repository.ts';
import { lockStaffMember } from './staff-repository.ts';

/** The time and the member of staff of an appointment. */
export interface AppointmentPlan {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly staffId: string;
}

interface PlannedAppointment {
  readonly columns: AppointmentChanges;
  readonly staffName: string;
}

/** The plan in the body of a request. */
export const planOf = (body: {
  readonly starts_at: string;
  readonly ends_at: string;
  readonly staff_id: string;
}): AppointmentPlan => ({
  startsAt: new Date(body.starts_at),
  endsAt: new Date(body.ends_at),
  staffId: body.staff_id,
});

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const LONGEST_APPOINTMENT_MS = 12 * HOUR_MS;

/**
 * Checks a plan, and works out the date of the appointment and until when the client can cancel free of
 * charge. That moment is stored, so a later change of the settings does not move it.
 *
 * @throws ApiError `validation_failed` when the time is past or not valid, or the member of staff is unknown.
 */
export async function planAppointment(
  transaction: Transaction,
  { startsAt, endsAt, staffId }: AppointmentPlan,
  now: Date,
): Promise<PlannedAppointment> {
  assertPlanTime({ startsAt, endsAt }, now);
  const staff = await lockStaffMember(transaction, staffId);
  if (staff === undefined) throw refuseField('staff_id', 'Choose a person from the staff list.');
  const { cancellationNoticeDays } = await readSettings(transaction);
  return {
    staffName: staff.firstName,
    columns: {
      startsAt,
      endsAt,
      staffId,
      expectedAt: null,
      appointmentDate: sydneyDateOf(startsAt),
      freeUntil: cancellationDeadline(startsAt, cancellationNoticeDays),
      // The mail about this time is sent so late that it is the reminder as well.
      remindedAt: isTomorrowOrSooner(startsAt, now) ? now : null,
    },
  };
}

/** @throws ApiError `validation_failed` when a time is past, or too far, or is not a visit's length. */
export function assertPlanTime(
  { startsAt, endsAt }: Pick<AppointmentPlan, 'startsAt' | 'endsAt'>,
  now: Date,
): void {
  if (startsAt < now) throw refuseField('starts_at', 'Choose a time that has not passed.');
  if (startsAt.getTime() > now.getTime() + 400 * DAY_MS) {
    throw refuseField('starts_at', 'Choose a time within the next year.');
  }
  if (endsAt <= startsAt) throw refuseField('ends_at', 'The visit has to end after it begins.');
  if (endsAt.getTime() - startsAt.getTime() > LONGEST_APPOINTMENT_MS) {
    throw refuseField('ends_at', 'A visit lasts 12 hours at most. Plan another one for the rest.');
  }
}

const isTomorrowOrSooner = (startsAt: Date, now: Date): boolean =>
  sydneyDateOf(startsAt) <= addDays(sydneyDateOf(now), 1);
