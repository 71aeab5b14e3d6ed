import { OWN_VISITS_DAYS } from '@cleaning/contract/appointments/rules';
import type {
  PayrollExport,
  Timesheet,
  TimesheetEvent,
  TimesheetRequest,
  TimesheetSummary,
} from '@cleaning/contract/timesheets';
import { approvalObstacle, availableTimesheetCommands } from '@cleaning/contract/timesheets/rules';
import { addDays } from '@cleaning/ndis';
import type { Queryable } from '../core/db/client.ts';
import type { StaffViewer } from '../core/http/viewer.ts';
import { type LoadedSheet, stateOf } from './load-sheets.ts';
import { listEvents } from './timesheet-repository.ts';
import type { NamedExport } from './export-repository.ts';

/** A timesheet as the list of a week shows it to the office. */
export function toSummary(loaded: LoadedSheet, now: Date): TimesheetSummary {
  const { cleaner, week, stored, approvedBy, built } = loaded;
  const state = stateOf(loaded);
  return {
    cleaner: { id: cleaner.id, first_name: cleaner.firstName, last_name: cleaner.lastName },
    week,
    version: stored?.version ?? 1,
    status: state.status,
    totals: stored?.approvedTotals ?? built.totals,
    moved_to_minutes: state.hasMoved ? built.totals.total_minutes : null,
    settled_minutes: stored?.settledTotals?.total_minutes ?? null,
    unfinished: built.unfinished.map((visit) => ({
      appointment_id: visit.id,
      client_name: visit.clientName,
      date: visit.date,
      started_at: visit.startedAt?.toISOString() ?? null,
      planned_minutes: (visit.endsAt.getTime() - visit.startsAt.getTime()) / 60_000,
    })),
    open_request_count: state.openRequests,
    corrected_count: built.visits.filter(({ correction }) => correction !== null).length,
    approved_at: stored?.approvedAt?.toISOString() ?? null,
    approved_by: approvedBy,
    export_id: stored?.exportId ?? null,
    approval_obstacle: state.status === 'open' ? approvalObstacle(state, now) : null,
  };
}

/** A timesheet in full, as the office or its own cleaner sees it. */
export async function showSheet(
  queryable: Queryable,
  loaded: LoadedSheet,
  viewer: StaffViewer,
  now: Date,
): Promise<Timesheet> {
  const { stored, built, extras, requests } = loaded;
  const actor = viewer.kind === 'cleaner' ? 'cleaner' : 'office';
  const sheet: Timesheet = {
    ...toSummary(loaded, now),
    visits: [...built.visits],
    travel: [...built.travel],
    extras: extras.map(({ row, name }) => ({
      id: row.id,
      date: row.date,
      minutes: row.minutes,
      what: row.what,
      added_by: name,
    })),
    requests: requests.map(toRequest),
    events: stored === null ? [] : (await listEvents(queryable, stored.id)).map(toEvent),
    available_commands: availableTimesheetCommands(stateOf(loaded), actor, now),
  };
  return viewer.kind === 'cleaner' ? forCleaner(sheet, viewer.today) : sheet;
}

/** A cleaner reads the names of clients in the days whose visits they may open, and no others. */
function forCleaner(sheet: Timesheet, today: string): Timesheet {
  const from = addDays(today, -OWN_VISITS_DAYS.back);
  const to = addDays(today, OWN_VISITS_DAYS.ahead);
  const isShown = ({ date }: { readonly date: string }) => date >= from && date <= to;
  const suburbOf = new Map(sheet.visits.map(({ appointment_id: id, suburb }) => [id, suburb]));
  return {
    ...sheet,
    approval_obstacle: null,
    unfinished: sheet.unfinished.map((visit) =>
      isShown(visit)
        ? visit
        : { ...visit, client_name: suburbOf.get(visit.appointment_id) ?? 'A client' },
    ),
    visits: sheet.visits.map((visit) => (isShown(visit) ? visit : { ...visit, client_name: null })),
  };
}

const toRequest = ({ row, name }: LoadedSheet['requests'][number]): TimesheetRequest => ({
  id: row.id,
  appointment_id: row.appointmentId,
  message: row.message,
  asked_at: row.askedAt.toISOString(),
  answer: row.answer,
  answered_by: name,
  answered_at: row.answeredAt?.toISOString() ?? null,
});

const toEvent = ({
  row,
  name,
}: Awaited<ReturnType<typeof listEvents>>[number]): TimesheetEvent => ({
  id: row.id,
  command: row.command,
  from_status: row.fromStatus,
  to_status: row.toStatus,
  name,
  reason: row.reason,
  occurred_at: row.occurredAt.toISOString(),
});

export const toPayrollExport = ({ row, name }: NamedExport): PayrollExport => ({
  id: row.id,
  week: row.week,
  layout: row.layout,
  cleaner_count: row.cleanerCount,
  total_minutes: row.totalMinutes,
  exported_by: name,
  exported_at: row.exportedAt.toISOString(),
});
