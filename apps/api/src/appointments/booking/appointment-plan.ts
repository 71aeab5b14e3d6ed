import type { Appointment } from '@cleaning/contract/appointments';
import { checkCleaner } from '@cleaning/contract/availability/rules';
import { addDays, cancellationDeadline } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Transaction } from '../../core/db/client.ts';
import { refuseField } from '../../core/http/api-error.ts';
import type { UserViewer } from '../../core/http/viewer.ts';
import { readSettings } from '../../settings/settings-record.ts';
import { assertNotStopped, timeHasPassed } from '../refusals.ts';
import type { AppointmentChanges } from '../appointment-repository.ts';
import { readCleanerTimes } from '../availability/availability-repository.ts';
import type { StaffTime } from '../roster/leave-repository.ts';
import { driveMinutes } from '../staff-calendar/drive-times.ts';
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

/** Who plans an appointment, and which one. */
interface Planning {
  /** Null for the service itself. */
  readonly viewer: UserViewer | null;
  readonly now: Date;
  /** The appointment that is moved; null for a new one. */
  readonly appointmentId: string | null;
  /** The appointment for a refusal; absent when none was created yet. */
  readonly current?: Appointment;
}

/**
 * Checks a plan, and works out its Sydney date and until when the client can cancel free of charge.
 * The end of free cancellation is stored, so a later change of the settings does not move it.
 *
 * @throws ApiError `validation_failed` when the time is past or not valid, or the member of staff
 *   is unknown, `on_leave` when they are away, `double_booked` when they have another visit.
 */
export async function planAppointment(
  transaction: Transaction,
  { startsAt, endsAt, staffId }: AppointmentPlan,
  planning: Planning,
): Promise<PlannedAppointment> {
  assertPlanTime({ startsAt, endsAt }, planning.now);
  const staff = await lockFree(transaction, { startsAt, endsAt, staffId }, planning);
  const columns = await planTime(transaction, { startsAt, endsAt }, planning.now);
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
 * Locks a member of staff, and checks that nothing stops a plan for them. Adding leave takes the
 * same lock, so that each sees the other.
 *
 * @throws ApiError `validation_failed` when there is no such person, `on_leave` when they are away,
 *   `double_booked` when they have another visit.
 */
export async function lockFree(
  transaction: Transaction,
  time: StaffTime,
  { viewer, appointmentId, current }: Omit<Planning, 'now'>,
): Promise<StaffMemberRow> {
  const staff = await lockStaffMember(transaction, time.staffId);
  if (staff === undefined) throw refuseField('staff_id', 'Choose a person from the staff list.');
  const [cleaner] = await readCleanerTimes(transaction, [staff], [sydneyDateOf(time.startsAt)]);
  if (cleaner === undefined) throw new Error('The time of a cleaner was not read.');
  const answers = checkCleaner(
    cleaner,
    { ...time, suburb: '', appointmentId },
    // Only warnings need the visits of the client and the drives. A visit that has begun keeps its
    // cleaner, or gets another.
    { now: time.startsAt, ofClient: [], driveMinutes },
  );
  assertNotStopped(answers, staff.firstName, { seesOthers: viewer?.kind === 'office', current });
  return staff;
}

/**
 * @throws ApiError `validation_failed` when a time is past or too far ahead, or the visit is too
 *   short or too long.
 */
function assertPlanTime(
  { startsAt, endsAt }: Pick<AppointmentPlan, 'startsAt' | 'endsAt'>,
  now: Date,
): void {
  if (startsAt < now) throw timeHasPassed();
  if (startsAt.getTime() > now.getTime() + 400 * DAY_MS) {
    throw refuseField('starts_at', 'Choose a time within the next year.');
  }
  assertVisitLength({ startsAt, endsAt });
}

/** @throws ApiError `validation_failed` when a visit is too short or too long. */
export function assertVisitLength({
  startsAt,
  endsAt,
}: Pick<AppointmentPlan, 'startsAt' | 'endsAt'>): void {
  if (endsAt <= startsAt) throw refuseField('ends_at', 'The visit has to end after it begins.');
  if (endsAt.getTime() - startsAt.getTime() > LONGEST_APPOINTMENT_MS) {
    throw refuseField('ends_at', 'A visit lasts 12 hours at most. Plan another one for the rest.');
  }
}

const isTomorrowOrSooner = (startsAt: Date, now: Date): boolean =>
  sydneyDateOf(startsAt) <= addDays(sydneyDateOf(now), 1);
