import type {
  Timesheet,
  TimesheetEvent,
  TimesheetRequest,
  TimesheetSummary,
} from '@cleaning/contract/timesheets';
import { OWN_VISITS_DAYS } from '@cleaning/contract/appointments/rules';
import {
  approvalObstacle,
  availableTimesheetCommands,
  datesOfWeek,
  type TimesheetState,
} from '@cleaning/contract/timesheets/rules';
import { addDays } from '@cleaning/ndis';
import { isDeepStrictEqual } from 'node:util';
import { readWorkedVisits } from '../appointments/index.ts';
import type { Queryable } from '../core/db/client.ts';
import type { StaffViewer } from '../core/http/viewer.ts';
import { buildSheet, type BuiltSheet } from './build-sheet.ts';
import {
  listEvents,
  listExtras,
  listRequests,
  listSheets,
  listTravel,
  type Cleaner,
  type TimesheetRow,
} from './timesheet-repository.ts';

/** A timesheet with all that it is made of. */
export interface LoadedSheet {
  readonly cleaner: Cleaner;
  readonly week: string;
  /** Null for a week to which nothing was done yet. */
  readonly stored: TimesheetRow | null;
  readonly approvedBy: string | null;
  /** The hours as they are now. */
  readonly built: BuiltSheet;
  readonly extras: Awaited<ReturnType<typeof listExtras>>;
  readonly requests: Awaited<ReturnType<typeof listRequests>>;
}

interface Wanted {
  readonly week: string;
  readonly people: readonly Cleaner[];
  readonly now: Date;
}

/** The timesheets of some cleaners for a week, in the order of the cleaners. */
export async function loadSheets(
  queryable: Queryable,
  { week, people, now }: Wanted,
): Promise<LoadedSheet[]> {
  const dates = datesOfWeek(week);
  const cleanerIds = people.map(({ id }) => id);
  const range = { from: week, to: dates.at(-1) ?? week };
  const visits = await readWorkedVisits(queryable, { cleanerIds, ...range });
  const sheets = await listSheets(queryable, week, cleanerIds);
  const ids = sheets.map(({ row }) => row.id);
  const extras = await listExtras(queryable, ids);
  const travel = await listTravel(queryable, ids);
  const requests = await listRequests(queryable, ids);
  return people.map((cleaner) => {
    const found = sheets.find(({ row }) => row.cleanerId === cleaner.id);
    const ofSheet = <Part extends { readonly row: { readonly timesheetId: string } }>(
      parts: readonly Part[],
    ) => parts.filter(({ row }) => row.timesheetId === found?.row.id);
    const work = {
      week,
      visits: visits.filter(({ cleanerId }) => cleanerId === cleaner.id),
      extras: ofSheet(extras).map(({ row }) => row),
      travel: ofSheet(travel).map(({ row, name }) => ({ ...row, correctedBy: name })),
    };
    return {
      cleaner,
      week,
      stored: found?.row ?? null,
      approvedBy: found?.approvedBy ?? null,
      built: buildSheet(work, now),
      extras: ofSheet(extras),
      requests: ofSheet(requests),
    };
  });
}

/** The part of a timesheet that the state machine reads. */
export function stateOf({ stored, week, built, requests }: LoadedSheet): TimesheetState {
  return {
    status: stored?.status ?? 'open',
    week,
    unfinished: built.unfinished.map(({ clientName, date }) => ({ clientName, date })),
    openRequests: requests.filter(({ row }) => row.answer === null).length,
    hasMoved: hasMoved(stored, built),
  };
}

const hasMoved = (stored: TimesheetRow | null, { totals }: BuiltSheet): boolean =>
  stored !== null &&
  stored.approvedTotals !== null &&
  !isDeepStrictEqual(stored.approvedTotals, totals);

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
