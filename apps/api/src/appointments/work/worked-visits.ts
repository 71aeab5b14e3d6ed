import type { TimeCorrection } from '@cleaning/contract/appointments';
import type { AppointmentStatus } from '@cleaning/contract/appointments/rules';
import { fullName } from '@cleaning/contract/rules';
import { isWorked } from '@cleaning/contract/timesheets/rules';
import type { ServiceId } from '@cleaning/pricing';
import type { Queryable } from '../../core/db/client.ts';
import { officeViewer } from '../../core/http/viewer.ts';
import type { NamedAppointment } from '../appointment-repository.ts';
import { firstRows, listAppointments } from '../lists/appointment-list-repository.ts';
import { driveMinutes } from '../staff-calendar/drive-times.ts';
import { toTimeCorrection } from './view.ts';
import { listTimeCorrectionsOf } from './time-correction-repository.ts';

/** A visit that its cleaner is paid for, or will be. */
export interface WorkedVisit {
  readonly id: string;
  readonly reference: string;
  readonly status: AppointmentStatus;
  readonly serviceId: ServiceId;
  readonly cleanerId: string;
  readonly clientName: string;
  readonly suburb: string;
  /** The Sydney date. */
  readonly date: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** When the work began and ended; null without a record. */
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  /** The latest correction of those times. */
  readonly correction: TimeCorrection | null;
}

interface Wanted {
  readonly cleanerIds: readonly string[];
  /** Sydney dates, both inclusive. */
  readonly from: string;
  readonly to: string;
}

/** More than the visits of a page of cleaners in a week; it only bounds the work. */
const VISITS_MAX = 5000;

/**
 * The visits of some cleaners on some days, in order. One without access is there when its times are
 * recorded.
 */
export async function readWorkedVisits(
  queryable: Queryable,
  { cleanerIds, from, to }: Wanted,
): Promise<WorkedVisit[]> {
  const [first] = cleanerIds;
  if (first === undefined) return [];
  const found = await listAppointments(
    queryable,
    {
      // The hours of a cleaner go further back than the days whose visits they may open.
      viewer: officeViewer(first),
      staffIds: cleanerIds,
      from,
      to,
      statuses: ['confirmed', 'in_progress', 'completed', 'no_access'],
    },
    firstRows(VISITS_MAX),
  );
  const ids = found.map(({ row }) => row.id);
  const corrections = new Map(
    (await listTimeCorrectionsOf(queryable, ids)).map((each) => [each.row.appointmentId, each]),
  );
  return found.flatMap((named) => {
    const correction = corrections.get(named.row.id);
    return toWorked(named, correction === undefined ? null : toTimeCorrection(correction));
  });
}

function toWorked(
  { row, client }: NamedAppointment,
  correction: TimeCorrection | null,
): WorkedVisit[] {
  const { id, reference, status, serviceId, suburb, staffId, startsAt, endsAt } = row;
  if (staffId === null || startsAt === null || endsAt === null) return [];
  const [startedAt, endedAt] = [row.actualStartedAt, row.actualEndedAt];
  if (status === 'no_access' && !isWorked({ status, startedAt, endedAt })) return [];
  const clientName = fullName(client.firstName, client.lastName);
  const plan = { suburb, date: row.appointmentDate, startsAt, endsAt };
  const what = { id, reference, status, serviceId, cleanerId: staffId, clientName };
  return [{ ...what, ...plan, startedAt, endedAt, correction }];
}

/** The drive between two visits that follow each other on one day. */
export interface Drive {
  readonly date: string;
  readonly fromSuburb: string;
  readonly toSuburb: string;
  /** By the distance of the suburbs; null where one of them is not known. */
  readonly minutes: number | null;
}

/** The drives between the visits of one cleaner, in their order. */
export const drivesBetween = (visits: readonly WorkedVisit[]): Drive[] =>
  visits.slice(1).flatMap((to, index) => {
    const from = visits[index];
    if (from === undefined || from.date !== to.date) return [];
    const { suburb: fromSuburb } = from;
    const { date, suburb: toSuburb } = to;
    return [{ date, fromSuburb, toSuburb, minutes: driveMinutes(fromSuburb, toSuburb) }];
  });
