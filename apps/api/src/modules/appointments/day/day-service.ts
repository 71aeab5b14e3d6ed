import type {
  AppointmentSummary,
  Cleaner,
  OwnChange,
  OwnVisit,
  TodaysVisit,
  WaitingReschedule,
} from '@cleaning/contract';
import { addDays } from '@cleaning/ndis';
import type { Queryable } from '../../../platform/db/client.ts';
import { toRescheduleRequest, toSummary } from '../appointment-mapper.ts';
import type { NamedAppointment } from '../appointment-repository.ts';
import { listStaffNames, type StaffNameRow } from '../booking/staff-repository.ts';
import {
  findNoAccessReasons,
  listOpenRequests,
  listRequested,
  listWithoutCleaner,
  type WaitingRequest,
} from './day-repository.ts';
import { listAppointments, PLANNED_STATUSES, VISITS_SHOWN_MAX } from '../lists/list-repository.ts';
import { listBusyTimes } from '../roster/availability.ts';
import type { StaffViewer } from '../../../platform/http/viewer.ts';
import { countTasks, type TaskCount } from '../work/task-repository.ts';
import { tripsBetween } from '../staff-calendar/trips.ts';
import { ownChangesOf } from './own-changes.ts';
import { suggestTime } from './suggest-time.ts';

/** The most items of each kind on the first page of the staff portal. */
const MAX_SHOWN = 5;
/** How many days after today a cleaner sees of their own visits. */
const DAYS_AHEAD = 6;

export interface AppointmentsOfDay {
  readonly cleaners: Cleaner[];
  readonly visits: TodaysVisit[];
  readonly are_visits_capped: boolean;
  readonly own_visits: OwnVisit[];
  readonly own_changes: OwnChange[];
  readonly reschedules: { readonly count: number; readonly waiting: WaitingReschedule[] };
  readonly requests: { readonly count: number; readonly waiting: AppointmentSummary[] };
  readonly without_cleaner: { readonly count: number; readonly waiting: AppointmentSummary[] };
}

/**
 * The appointments on the first page of the staff portal: the visits of the day, the next visits of
 * the viewer, and appointments that need a time, a cleaner or an answer.
 *
 * @param today the date in Sydney.
 */
export async function appointmentsOfDay(
  queryable: Queryable,
  {
    viewer,
    today,
    now,
  }: { readonly viewer: StaffViewer; readonly today: string; readonly now: Date },
): Promise<AppointmentsOfDay> {
  const people = await listStaffNames(queryable);
  const planned = { viewer, statuses: PLANNED_STATUSES, from: today };
  const first = { isDescending: false, limit: VISITS_SHOWN_MAX, offset: 0 };
  const visits = await listAppointments(queryable, { ...planned, to: today }, first);
  const own = await listAppointments(
    queryable,
    { ...planned, to: addDays(today, DAYS_AHEAD), staffId: viewer.staffId },
    first,
  );
  const tasks = await countTasks(
    queryable,
    own.map(({ row }) => row.id),
  );
  const requested = await listRequested(queryable, MAX_SHOWN);
  const unassigned = await listWithoutCleaner(queryable, today, MAX_SHOWN);
  const working = new Set(visits.map(({ row }) => row.staffId));
  return {
    cleaners: people.filter(({ id }) => working.has(id)).map(toCleaner),
    visits: await withNoAccess(queryable, visits),
    are_visits_capped: visits.length === VISITS_SHOWN_MAX,
    own_visits: toOwnVisits(own, tasks),
    own_changes: await ownChangesOf(queryable, { viewer, today, now }),
    reschedules: await reschedulesToAnswer(queryable, people, now),
    requests: { count: requested.count, waiting: requested.waiting.map(toSummary) },
    without_cleaner: { count: unassigned.count, waiting: unassigned.waiting.map(toSummary) },
  };
}

async function withNoAccess(
  queryable: Queryable,
  planned: readonly NamedAppointment[],
): Promise<TodaysVisit[]> {
  const reasons = await findNoAccessReasons(
    queryable,
    planned.filter(({ row }) => row.status === 'no_access').map(({ row }) => row.id),
  );
  return planned.map((named) => ({
    ...toSummary(named),
    client_phone_number: named.client.phoneNumber,
    no_access_reason: reasons.get(named.row.id) ?? null,
  }));
}

function toOwnVisits(
  own: readonly NamedAppointment[],
  tasks: ReadonlyMap<string, TaskCount>,
): OwnVisit[] {
  const drives = new Map(
    tripsBetween(own.map(toSummary)).map(({ to_appointment_id: id, drive_minutes: drive }) => [
      id,
      drive,
    ]),
  );
  return own.map((named) => ({
    ...toSummary(named),
    address_line1: named.row.addressLine1,
    postcode: named.row.postcode,
    notes: named.row.notes,
    client_phone_number: named.client.phoneNumber,
    actual_started_at: named.row.actualStartedAt?.toISOString() ?? null,
    tasks: tasks.get(named.row.id) ?? { count: 0, done: 0 },
    drive_minutes: drives.get(named.row.id) ?? null,
  }));
}

async function reschedulesToAnswer(
  queryable: Queryable,
  people: readonly StaffNameRow[],
  now: Date,
): Promise<AppointmentsOfDay['reschedules']> {
  const { count, waiting } = await listOpenRequests(queryable, MAX_SHOWN);
  const taken = await listBusyTimes(
    queryable,
    waiting.map(({ request }) => request.preferredDate),
  );
  const cleanerIds = people.filter(({ isStaff }) => isStaff).map(({ id }) => id);
  const suggestionFor = ({ named, request }: WaitingRequest): WaitingReschedule['suggestion'] => {
    const { id, startsAt, endsAt, staffId } = named.row;
    if (startsAt === null || endsAt === null || staffId === null) return null;
    const wanted = { ...request, appointmentId: id, startsAt, endsAt, staffId };
    const suggested = suggestTime(wanted, cleanerIds, taken, now);
    const person = people.find((other) => other.id === suggested?.staffId);
    if (suggested === null || person === undefined) return null;
    return {
      starts_at: suggested.startsAt.toISOString(),
      ends_at: suggested.endsAt.toISOString(),
      staff_member: toCleaner(person),
    };
  };
  return {
    count,
    waiting: waiting.map((item) => ({
      appointment: toSummary(item.named),
      request: toRescheduleRequest(item.request),
      suggestion: suggestionFor(item),
    })),
  };
}

const toCleaner = ({ id, firstName, lastName }: StaffNameRow): Cleaner => ({
  id,
  first_name: firstName,
  last_name: lastName,
});
