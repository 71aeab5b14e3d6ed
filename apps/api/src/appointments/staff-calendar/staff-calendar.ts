import type { StaffCalendar, staffCalendarQuery } from '@cleaning/contract/appointments';
import type { z } from 'zod';
import { readSnapshot, type Database } from '../../core/db/client.ts';
import type { OfficeViewer } from '../../core/http/viewer.ts';
import { toSummary } from '../view.ts';
import type { NamedAppointment } from '../appointment-repository.ts';
import {
  countAppointments,
  firstRows,
  listAppointments,
  VISITS_MAX,
} from '../lists/appointment-list-repository.ts';
import { inOrderOfStart, PLANNED_STATUSES, UNASSIGNED_SHOWN } from '../lists/planned-visits.ts';
import { listSuggested, readTeamPage } from '../roster/team-repository.ts';
import { awayOn, firstOpenings, hoursOnDates } from './roster-of-days.ts';
import { tripsBetween } from './trips.ts';

const REQUESTS_SHOWN = 20;
const SKIPPED_MAX = 200;

interface Caller {
  readonly viewer: OfficeViewer;
  readonly now: Date;
}

function toSkipped(named: NamedAppointment): StaffCalendar['skipped'] {
  const { cancelledBy } = named.row;
  return cancelledBy === null ? [] : [{ ...toSummary(named), skipped_by: cancelledBy }];
}

/** @param area the area whose cleaners are shown; null for every area. */
export const readStaffCalendar = (
  database: Database,
  { from, to, page, staff_id: staffId }: z.output<typeof staffCalendarQuery>,
  { viewer, now }: Caller,
  area: string | null,
): Promise<StaffCalendar> =>
  readSnapshot(database, async (snapshot) => {
    const { team, people } = await readTeamPage(snapshot, { area, from, to, staffId }, page);
    const able = await listSuggested(snapshot, { area, date: from });
    const staffIds = people.map(({ id }) => id);
    const planned = { viewer, from, to, statuses: PLANNED_STATUSES };
    const withoutCleaner = { ...planned, staffId: null };
    const requested = { viewer, statuses: ['requested'] } as const;
    const assigned = await listAppointments(
      snapshot,
      { ...planned, staffIds },
      firstRows(VISITS_MAX),
    );
    const unassigned = await listAppointments(
      snapshot,
      withoutCleaner,
      firstRows(UNASSIGNED_SHOWN),
    );
    const requests = await listAppointments(snapshot, requested, firstRows(REQUESTS_SHOWN));
    const skipped = await listAppointments(
      snapshot,
      { viewer, from, to, staffIds, isSkipped: true },
      firstRows(SKIPPED_MAX),
    );
    const appointments = inOrderOfStart([...assigned, ...unassigned]).map(toSummary);
    return {
      team,
      cleaners: people.map(({ id, firstName }) => ({ id, first_name: firstName })),
      appointments,
      without_cleaner_count: await countAppointments(snapshot, withoutCleaner),
      skipped: skipped.flatMap(toSkipped),
      trips: tripsBetween(appointments),
      hours: await hoursOnDates(snapshot, people, { from, to }),
      away: await awayOn(snapshot, people, { from, to }),
      openings: await firstOpenings(snapshot, able, {
        found: [...requests, ...unassigned],
        now,
      }),
      requests: requests.map(toSummary),
      request_count: await countAppointments(snapshot, requested),
    };
  });
