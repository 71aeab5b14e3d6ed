import { datesOfWeek, type TimesheetState } from '@cleaning/contract/timesheets/rules';
import { isDeepStrictEqual } from 'node:util';
import { readWorkedVisits } from '../appointments/index.ts';
import type { Queryable } from '../core/db/client.ts';
import { buildSheet, type BuiltSheet } from './build-sheet.ts';
import {
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
  !isDeepStrictEqual(stored.settledTotals ?? stored.approvedTotals, totals);
