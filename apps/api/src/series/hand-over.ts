import { describeLastDay } from '@cleaning/contract/availability/rules';
import type { setLastDayRequest } from '@cleaning/contract/people';
import { addDays } from '@cleaning/ndis';
import { formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import { executeCommand, moveRecord } from '../core/command.ts';
import type { Transaction } from '../core/db/client.ts';
import { ApiError, refuseField } from '../core/http/api-error.ts';
import type { OfficeViewer } from '../core/http/viewer.ts';
import { appointmentRecord } from '../appointments/appointment-record.ts';
import type { NamedAppointment } from '../appointments/appointment-repository.ts';
import { lockStaffMember, type StaffMemberRow } from '../appointments/booking/staff-repository.ts';
import { assigning } from '../appointments/commands/plan-appointment.ts';
import type { AppointmentContext } from '../appointments/load-appointment.ts';
import { lockVisits } from '../appointments/occurrence-repository.ts';
import { bookUntil } from './book-visits.ts';
import {
  listOwnVisits,
  type HandOverTime,
  type OwnSeries,
  type OwnVisits,
} from './hand-over-visits.ts';
import { seriesRecord, type CommandOnSeries } from './series-record.ts';
import { lockSeriesByIds } from './series-repository.ts';

/** Who takes over each series and visit. */
type VisitDecisions = Pick<z.output<typeof setLastDayRequest>, 'series' | 'visits'>;

/** The visits of somebody and those who take them over, locked. */
interface LockedHandOver {
  readonly time: HandOverTime;
  readonly staffName: string;
  readonly own: OwnVisits;
  readonly takers: ReadonlyMap<string, StaffMemberRow>;
}

/**
 * Locks the series and visits of somebody who leaves, then them and those who take over, in the same
 * order as every other command.
 *
 * @throws ApiError by field when somebody cannot take over.
 */
export async function lockHandOver(
  transaction: Transaction,
  time: HandOverTime,
  {
    decisions,
    staffName,
    now,
  }: {
    readonly decisions: VisitDecisions;
    readonly staffName: string;
    readonly now: Date;
  },
): Promise<LockedHandOver> {
  const found = await listOwnVisits(transaction, time);
  const seriesIds = [
    ...found.series.map(({ named }) => named.row.id),
    ...decisions.series.map(({ series_id: id }) => id),
  ];
  await lockSeriesByIds(transaction, seriesIds);
  await lockVisits(transaction, {
    ids: [
      ...found.visits.map(({ row }) => row.id),
      ...decisions.visits.map(({ appointment_id: id }) => id),
    ],
    seriesIds,
    from: sydneyDateOf(now),
  });
  const takers = new Map<string, StaffMemberRow>();
  const fields = takersOf(decisions);
  for (const id of [...new Set([time.staffId, ...fields.keys()])].toSorted()) {
    const person = await lockStaffMember(transaction, id);
    const field = fields.get(id);
    if (field === undefined) continue;
    if (id === time.staffId) {
      throw refuseField(field, `Choose somebody other than ${staffName} to take over.`);
    }
    if (person === undefined) throw refuseField(field, 'Choose people from the staff list.');
    if (field === 'series' && person.lastDay !== null) {
      const why = describeLastDay(person.firstName, person.lastDay);
      throw refuseField(field, `${why} Choose another cleaner.`);
    }
    takers.set(id, person);
  }
  return { time, staffName, own: await listOwnVisits(transaction, time), takers };
}

/** Each person who takes something over, with the field of the request that names them. */
const takersOf = ({ series, visits }: VisitDecisions): ReadonlyMap<string, 'series' | 'visits'> =>
  new Map([
    ...visits.flatMap(({ staff_id: id }) => (id === null ? [] : [[id, 'visits'] as const])),
    ...series.flatMap(({ staff_id: id }) => (id === null ? [] : [[id, 'series'] as const])),
  ]);

/** Whether the decisions name each series and visit that there is, as it is now, and no other. */
export function isDecided({ series, visits }: OwnVisits, decisions: VisitDecisions): boolean {
  const versions = new Map([
    ...decisions.series.map(({ series_id: id, version }) => [id, version] as const),
    ...decisions.visits.map(({ appointment_id: id, version }) => [id, version] as const),
  ]);
  const rows = [...series.map(({ named }) => named.row), ...visits.map(({ row }) => row)];
  return (
    rows.length === decisions.series.length + decisions.visits.length &&
    rows.every(({ id, version }) => versions.get(id) === version)
  );
}

type Context = AppointmentContext<OfficeViewer>;

/**
 * Gives the visits and series of somebody who leaves to those who were chosen, or leaves them without
 * a cleaner. The person can no longer be given any of them.
 *
 * @throws ApiError `double_booked` or `on_leave` when somebody is not free for a single visit.
 */
export async function handOverVisits(
  transaction: Transaction,
  { time, staffName, own, takers }: LockedHandOver,
  decisions: VisitDecisions,
  context: Context,
): Promise<void> {
  const chosen = new Map(decisions.visits.map((each) => [each.appointment_id, each.staff_id]));
  for (const visit of own.visits) {
    await assign(transaction, visit, chosen.get(visit.row.id) ?? null, context);
  }
  const successors = new Map(decisions.series.map((each) => [each.series_id, each.staff_id]));
  for (const series of own.series) {
    const successor = takers.get(successors.get(series.named.row.id) ?? '');
    if (successor === undefined) await leaveVisits(transaction, series, context);
    else await passOn(transaction, series, { time, staffName, successor }, context);
  }
}

const assign = (
  transaction: Transaction,
  { row }: NamedAppointment,
  staffId: string | null,
  { viewer, now }: Context,
) => {
  const call = { id: row.id, version: row.version, viewer, now };
  return moveRecord(appointmentRecord, transaction, call, assigning(transaction, staffId, viewer));
};

/** The series keeps its rule, and its visits after the last day have no cleaner. */
async function leaveVisits(
  transaction: Transaction,
  { visits }: OwnSeries,
  context: Context,
): Promise<void> {
  for (const visit of visits) {
    if (visit.row.staffId !== null) await assign(transaction, visit, null, context);
  }
}

/**
 * Makes somebody the cleaner of a series and of its visits after the last day, apart from those that
 * they cannot do, which stay without one. The client is told once.
 */
async function passOn(
  transaction: Transaction,
  { named: { row }, visits }: OwnSeries,
  {
    time: { lastDate },
    staffName,
    successor,
  }: Pick<LockedHandOver, 'time' | 'staffName'> & { readonly successor: StaffMemberRow },
  context: Context,
): Promise<void> {
  const { viewer, now } = context;
  // Until the last day, the visits that are not booked yet are theirs.
  if (row.bookedUntil < lastDate) await bookUntil(transaction, row, { until: lastDate, now });
  for (const visit of visits) await assignIfFree(transaction, visit, successor.id, context);
  const from = visits[0]?.row.appointmentDate ?? addDays(lastDate, 1);
  const change: CommandOnSeries = {
    command: 'change',
    // The client reads it.
    reason: `${successor.firstName} comes instead of ${staffName} from ${formatPlainDate(from, 'long')}.`,
    effects: () => ({ changes: { staffId: successor.id }, details: { occasion: 'changed' } }),
  };
  const call = { id: row.id, version: row.version, viewer, now };
  await executeCommand(seriesRecord, transaction, call, change);
}

const NOT_FREE: ReadonlySet<string> = new Set(['double_booked', 'on_leave']);

async function assignIfFree(
  transaction: Transaction,
  visit: NamedAppointment,
  staffId: string,
  context: Context,
): Promise<void> {
  try {
    await assign(transaction, visit, staffId, context);
  } catch (error) {
    if (!(error instanceof ApiError) || !NOT_FREE.has(error.code)) throw error;
    if (visit.row.staffId !== null) await assign(transaction, visit, null, context);
  }
}
