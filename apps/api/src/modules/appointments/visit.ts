import { addDays, cancellationDeadline } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Transaction } from '../../platform/db/client.ts';
import { refuseField } from '../../platform/http/api-error.ts';
import { readSettings } from '../settings/service.ts';
import type { AppointmentChanges } from './appointment-repository.ts';
import { holdStaffMember } from './staff-repository.ts';

/** A time and somebody to come, as staff plan it. */
export interface VisitPlan {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly staffId: string;
}

interface PlannedVisit {
  readonly columns: AppointmentChanges;
  readonly staffName: string;
}

/** What a request calls the same. */
export const planOf = (visit: {
  readonly starts_at: string;
  readonly ends_at: string;
  readonly staff_id: string;
}): VisitPlan => ({
  startsAt: new Date(visit.starts_at),
  endsAt: new Date(visit.ends_at),
  staffId: visit.staff_id,
});

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const LONGEST_VISIT_MS = 12 * HOUR_MS;

/**
 * Checks a plan, and works out what goes with it: the day of the visit, and until when the client can
 * cancel free of charge, which is promised here and kept whatever the settings say later.
 *
 * @throws ApiError `validation_failed` when the time is past or makes no visit, or nobody can come.
 */
export async function planVisit(
  transaction: Transaction,
  { startsAt, endsAt, staffId }: VisitPlan,
  now: Date,
): Promise<PlannedVisit> {
  assertTime(startsAt, endsAt, now);
  const staff = await holdStaffMember(transaction, staffId);
  if (staff === undefined) throw refuseField('staff_id', 'Choose somebody from the staff list.');
  const { cancellationNoticeDays } = await readSettings(transaction);
  return {
    staffName: staff.firstName,
    columns: {
      startsAt,
      endsAt,
      staffId,
      visitDate: sydneyDateOf(startsAt),
      freeUntil: cancellationDeadline(startsAt, cancellationNoticeDays),
      // The mail about this time comes so late that it is the reminder as well.
      remindedAt: isTomorrowOrSooner(startsAt, now) ? now : null,
    },
  };
}

function assertTime(startsAt: Date, endsAt: Date, now: Date): void {
  if (startsAt < now) throw refuseField('starts_at', 'Choose a time that has not passed.');
  if (startsAt.getTime() > now.getTime() + 400 * DAY_MS) {
    throw refuseField('starts_at', 'Choose a time within the next year.');
  }
  if (endsAt <= startsAt) throw refuseField('ends_at', 'The visit has to end after it begins.');
  if (endsAt.getTime() - startsAt.getTime() > LONGEST_VISIT_MS) {
    throw refuseField('ends_at', 'A visit lasts 12 hours at most. Plan another one for the rest.');
  }
}

const isTomorrowOrSooner = (startsAt: Date, now: Date): boolean =>
  sydneyDateOf(startsAt) <= addDays(sydneyDateOf(now), 1);
