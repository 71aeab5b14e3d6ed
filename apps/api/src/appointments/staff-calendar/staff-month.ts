import type { StaffMonth, staffMonthQuery } from '@cleaning/contract/appointments';
import { addDays, startOfSydneyDay } from '@cleaning/ndis';
import type { z } from 'zod';
import { readSnapshot, type Database } from '../../core/db/client.ts';
import { listTeam } from '../roster/team-repository.ts';
import { selectStops } from './month-repository.ts';
import { awayOn } from './roster-of-days.ts';
import { tripsBetween } from './trips.ts';

type Query = z.output<typeof staffMonthQuery>;

/** @param area the area whose cleaners are counted; null for every area. */
export const readStaffMonth = (
  database: Database,
  { from, to, staff_id: staffId }: Query,
  area: string | null,
): Promise<StaffMonth> =>
  readSnapshot(database, async (snapshot) => {
    const team = await listTeam(snapshot, { area, from, to, staffId });
    const everyone = area === null && staffId === undefined;
    const visits = await selectStops(snapshot, { from, to }, everyone ? null : team);
    const nameOf = new Map(team.map(({ id, firstName }) => [id, firstName]));
    const away = await awayOn(snapshot, team, { from, to });
    const ofDay = Map.groupBy(visits, ({ appointment_date: date }) => date);
    const days: StaffMonth['days'] = [];
    for (let date = from; date <= to; date = addDays(date, 1)) {
      const found = ofDay.get(date) ?? [];
      const midnight = startOfSydneyDay(date).toISOString();
      const next = startOfSydneyDay(addDays(date, 1)).toISOString();
      const absent = away.filter((leave) => leave.starts_at < next && leave.ends_at > midnight);
      days.push({
        date,
        visit_count: found.length,
        minutes: found.reduce((sum, { minutes }) => sum + minutes, 0),
        without_cleaner_count: found.filter((visit) => visit.staff_member === null).length,
        tight_trip_count: tripsBetween(found).filter((trip) => trip.is_tight).length,
        away: [...new Set(absent.flatMap(({ staff_id: id }) => nameOf.get(id) ?? []))],
      });
    }
    return { area, days };
  });
