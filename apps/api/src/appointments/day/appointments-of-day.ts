import type {
  AppointmentSummary,
  OwnChange,
  OwnVisit,
  TeamPage,
} from '@cleaning/contract/appointments';
import type {
  Cleaner,
  NoAccessVisit,
  StaffToday,
  TodaysVisit,
  WaitingReschedule,
} from '@cleaning/contract/staff';
import { addDays } from '@cleaning/ndis';
import type { Queryable } from '../../core/db/client.ts';
import type { OfficeViewer } from '../../core/http/viewer.ts';
import { listOwnVisits } from './own-visits.ts';
import { toRescheduleRequest, toSummary } from '../view.ts';
import type { NamedAppointment } from '../appointment-repository.ts';
import type { StaffNameRow } from '../booking/staff-repository.ts';
import {
  findNextStart,
  findNoAccessReasons,
  listOpenRequests,
  listRequested,
  listUnfinished,
  listWithoutCleaner,
  type WaitingRequest,
} from './day-repository.ts';
import {
  countByStatus,
  firstRows,
  listAppointments,
  VISITS_MAX,
} from '../lists/appointment-list-repository.ts';
import { inOrderOfStart, PLANNED_STATUSES, UNASSIGNED_SHOWN } from '../lists/planned-visits.ts';
import { termsCentsOf } from '../late-fees/late-fee.ts';
import { listOpenFees } from '../late-fees/late-fee-repository.ts';
import { readCleanerTimes } from '../availability/availability-repository.ts';
import {
  listStaffByIds,
  listSuggested,
  readTeamPage,
  type AreaOnDate,
} from '../roster/team-repository.ts';
import { ownChangesOf } from './own-changes.ts';
import { suggestTime } from './suggest-time.ts';

/** The most items of each kind on the first page of the staff portal. */
const MAX_SHOWN = 5;
/** How many days after today the first page shows of the viewer's own visits. */
const DAYS_AHEAD = 6;

export interface AppointmentsOfDay {
  readonly team: TeamPage;
  readonly cleaners: Cleaner[];
  readonly visits: TodaysVisit[];
  readonly visit_counts: StaffToday['visit_counts'];
  readonly no_access: NoAccessVisit[];
  readonly own_visits: OwnVisit[];
  readonly own_changes: OwnChange[];
  readonly reschedules: { readonly count: number; readonly waiting: WaitingReschedule[] };
  readonly requests: { readonly count: number; readonly waiting: AppointmentSummary[] };
  readonly without_cleaner: { readonly count: number; readonly waiting: AppointmentSummary[] };
  readonly unfinished: { readonly count: number; readonly waiting: AppointmentSummary[] };
  readonly late_fees: StaffToday['late_fees'];
}

interface Day {
  readonly viewer: OfficeViewer;
  /** The date in Sydney. */
  readonly today: string;
  readonly now: Date;
  /** The area whose cleaners are shown; null for every area. */
  readonly area: string | null;
  /** The page of cleaners. */
  readonly page: number;
}

/**
 * The appointments on the first page of the staff portal: the visits of the day, the next visits of
 * the viewer, and appointments that need a time, a cleaner or an answer.
 */
export async function appointmentsOfDay(
  queryable: Queryable,
  { viewer, today, now, area, page }: Day,
): Promise<AppointmentsOfDay> {
  const inArea = { area, date: today };
  const { team, people } = await readTeamPage(
    queryable,
    { area, from: today, to: today, isWorking: true },
    page,
  );
  const planned = { viewer, statuses: PLANNED_STATUSES, from: today };
  const ofDay = { ...planned, to: today };
  const assigned = await listAppointments(
    queryable,
    { ...ofDay, staffIds: people.map(({ id }) => id) },
    firstRows(VISITS_MAX),
  );
  const withoutCleaner = await listAppointments(
    queryable,
    { ...ofDay, staffId: null },
    firstRows(UNASSIGNED_SHOWN),
  );
  const noAccess = await listAppointments(
    queryable,
    { ...ofDay, statuses: ['no_access'], inArea },
    firstRows(MAX_SHOWN),
  );
  const counts = await countByStatus(queryable, { ...ofDay, inArea });
  const requested = await listRequested(queryable, MAX_SHOWN);
  const unassigned = await listWithoutCleaner(queryable, today, MAX_SHOWN);
  const unfinished = await listUnfinished(queryable, today, MAX_SHOWN);
  const fees = await listOpenFees(queryable, MAX_SHOWN);
  return {
    team,
    cleaners: people.map(toCleaner),
    visits: await toTodaysVisits(queryable, inOrderOfStart([...assigned, ...withoutCleaner])),
    visit_counts: {
      confirmed: counts.get('confirmed') ?? 0,
      in_progress: counts.get('in_progress') ?? 0,
      completed: counts.get('completed') ?? 0,
      no_access: counts.get('no_access') ?? 0,
    },
    no_access: await toNoAccessVisits(queryable, noAccess),
    own_visits: await listOwnVisits(
      queryable,
      { viewer, now },
      { from: today, to: addDays(today, DAYS_AHEAD) },
    ),
    own_changes: await ownChangesOf(queryable, { viewer, today, now }),
    reschedules: await reschedulesToAnswer(queryable, inArea, now),
    requests: { count: requested.count, waiting: requested.waiting.map(toSummary) },
    without_cleaner: { count: unassigned.count, waiting: unassigned.waiting.map(toSummary) },
    unfinished: { count: unfinished.count, waiting: unfinished.waiting.map(toSummary) },
    late_fees: {
      count: fees.count,
      waiting: fees.waiting.map(({ named, fee }) => ({
        ...toSummary(named),
        terms_cents: termsCentsOf(fee),
      })),
    },
  };
}

async function toTodaysVisits(
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

async function toNoAccessVisits(
  queryable: Queryable,
  found: readonly NamedAppointment[],
): Promise<NoAccessVisit[]> {
  const visits = await toTodaysVisits(queryable, found);
  const starts = new Map<string, Date | null>();
  for (const { row } of found) starts.set(row.id, await findNextStart(queryable, row));
  return visits.map((visit) => ({
    ...visit,
    next_visit_at: starts.get(visit.id)?.toISOString() ?? null,
  }));
}

async function reschedulesToAnswer(
  queryable: Queryable,
  inArea: AreaOnDate,
  now: Date,
): Promise<AppointmentsOfDay['reschedules']> {
  const { count, waiting } = await listOpenRequests(queryable, MAX_SHOWN);
  const present = await listStaffByIds(
    queryable,
    waiting.flatMap(({ named }) => named.row.staffId ?? []),
  );
  const others = await listSuggested(queryable, inArea);
  const people = [...new Map([...present, ...others].map((each) => [each.id, each])).values()];
  const cleaners = await readCleanerTimes(
    queryable,
    people,
    waiting.map(({ request }) => request.preferredDate),
  );
  const suggestedIds = new Set(others.map(({ id }) => id));
  const suggestionFor = ({ named, request }: WaitingRequest): WaitingReschedule['suggestion'] => {
    const { id, startsAt, endsAt, staffId } = named.row;
    if (startsAt === null || endsAt === null || staffId === null) return null;
    const wanted = { ...request, appointmentId: id, startsAt, endsAt, staffId };
    const able = cleaners.filter(({ id: other }) => other === staffId || suggestedIds.has(other));
    const suggested = suggestTime(wanted, able, now);
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
