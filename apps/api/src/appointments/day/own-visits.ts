import type { OwnVisit, OwnVisits } from '@cleaning/contract/appointments';
import { OWN_VISITS_DAYS } from '@cleaning/contract/appointments/rules';
import { addDays } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Queryable } from '../../core/db/client.ts';
import type { StaffViewer } from '../../core/http/viewer.ts';
import { toSummaryFor, wayInFor } from '../view.ts';
import type { NamedAppointment } from '../appointment-repository.ts';
import type { AppointmentContext } from '../load-appointment.ts';
import { firstRows, listAppointments } from '../lists/appointment-list-repository.ts';
import { PLANNED_STATUSES } from '../lists/planned-visits.ts';
import { countTasks, type TaskCount } from '../work/task-repository.ts';
import { drivesTo, OWN_VISITS_MAX } from './drive-to-visit.ts';
import { ownChangesOf } from './own-changes.ts';

/** The visits of a member of staff, all that a cleaner sees of the calendar. */
export async function readOwnVisits(
  queryable: Queryable,
  context: AppointmentContext<StaffViewer>,
): Promise<OwnVisits> {
  const today = sydneyDateOf(context.now);
  return {
    date: today,
    visits: await listOwnVisits(queryable, context, {
      from: addDays(today, -OWN_VISITS_DAYS.back),
      to: addDays(today, OWN_VISITS_DAYS.ahead),
    }),
    changes: await ownChangesOf(queryable, { ...context, today }),
  };
}

/** The planned, current and past visits of a member of staff on some Sydney dates, by start. */
export async function listOwnVisits(
  queryable: Queryable,
  { viewer, now }: AppointmentContext<StaffViewer>,
  dates: { readonly from: string; readonly to: string },
): Promise<OwnVisit[]> {
  const own = await listAppointments(
    queryable,
    { viewer, statuses: PLANNED_STATUSES, ...dates, staffId: viewer.staffId },
    firstRows(OWN_VISITS_MAX),
  );
  const tasks = await countTasks(
    queryable,
    own.map(({ row }) => row.id),
  );
  const drives = drivesTo(own);
  return own.map((named) => toOwnVisit(named, { viewer, now, tasks, drives }));
}

interface OwnVisitDetails extends AppointmentContext<StaffViewer> {
  readonly tasks: ReadonlyMap<string, TaskCount>;
  readonly drives: ReadonlyMap<string, number | null>;
}

function toOwnVisit(
  named: NamedAppointment,
  { viewer, now, tasks, drives }: OwnVisitDetails,
): OwnVisit {
  const { row, client } = named;
  const wayIn = wayInFor(viewer, row, now);
  return {
    ...toSummaryFor(viewer, named),
    address_line1: row.addressLine1,
    postcode: row.postcode,
    notes: wayIn === 'shown' ? row.notes : '',
    way_in: wayIn,
    client_phone_number: client.phoneNumber,
    actual_started_at: row.actualStartedAt?.toISOString() ?? null,
    actual_ended_at: row.actualEndedAt?.toISOString() ?? null,
    tasks: tasks.get(row.id) ?? { count: 0, done: 0 },
    drive_minutes: drives.get(row.id) ?? null,
  };
}
