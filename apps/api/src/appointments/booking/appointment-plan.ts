import type { Appointment } from '@cleaning/contract/appointments';
import { addDays, cancellationDeadline } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Transaction } from '../../core/db/client.ts';
import { refuseField } from '../../core/http/api-error.ts';
import { readSettings } from '../../settings/service.ts';
import type { AppointmentChanges } from '../appointment-repository.ts';
import { onLeave } from '../appointment-errors.ts';
import { selectAway, type StaffTime } from '../roster/leave-repository.ts';
import { lockStaffMember, type StaffMemberRow } from './staff-repository.ts';

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

/** Reads the plan from the body of a request. */
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
 * Checks a plan, and works out its Sydney date and until when the client can cancel free of charge.
 * The end of free cancellation is stored, so a later change of the settings does not move it.
 *
 * @param current the appointment, for a refusal; absent when none was created yet.
 * @throws ApiError `validation_failed` when the time is past or not valid, or the member of staff
 *   is unknown, `on_leave` when they are away.
 */
export async function planAppointment(
  transaction: Transaction,
  { startsAt, endsAt, staffId }: AppointmentPlan,
  now: Date,
  current?: Appointment,
): Promise<PlannedAppointment> {
  assertPlanTime({ startsAt, endsAt }, now);
  const staff = await lockPresent(transaction, { startsAt, endsAt, staffId }, current);
  const columns = await planTime(transaction, { startsAt, endsAt }, now);
  return { staffName: staff.firstName, columns: { ...columns, staffId } };
}

/** The columns for a time, for an appointment without a cleaner. */
export async function planTime(
  transaction: Transaction,
  { startsAt, endsAt }: Pick<AppointmentPlan, 'startsAt' | 'endsAt'>,
  now: Date,
): Promise<AppointmentChanges> {
  const { cancellationNoticeDays } = await readSettings(transaction);
  return {
    startsAt,
    endsAt,
    expectedAt: null,
    appointmentDate: sydneyDateOf(startsAt),
    freeUntil: cancellationDeadline(startsAt, cancellationNoticeDays),
    // The email about this time is sent so close to the visit that it replaces the reminder.
    remindedAt: isTomorrowOrSooner(startsAt, now) ? now : null,
  };
}

/**
 * Locks a member of staff, and checks that they are not away. Adding leave takes the same lock, so
 * that each sees the other.
 *
 * @throws ApiError `validation_failed` when there is no such person, `on_leave` when they are away.
 */
export async function lockPresent(
  transaction: Transaction,
  time: StaffTime,
  current?: Appointment,
): Promise<StaffMemberRow> {
  const staff = await lockStaffMember(transaction, time.staffId);
  if (staff === undefined) throw refuseField('staff_id', 'Choose a person from the staff list.');
  const away = await selectAway(transaction, { ...time, staffIds: [time.staffId] });
  if (away.length > 0) throw onLeave(staff.firstName, current);
  return staff;
}

/**
 * @throws ApiError `validation_failed` when a time is past or too far ahead, or the visit is too
 *   short or too long.
 */
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
