import { isWeekOver, weekStateOf, type WeekState } from '@cleaning/contract/timesheets/rules';
import {
  and,
  between,
  count,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Queryable } from '../core/db/client.ts';
import {
  appointments,
  timesheetExtras,
  timesheets,
  travelCorrections,
  users,
} from '../core/db/schema/index.ts';
import { byName, cleaner, type Cleaner, isStaff } from './timesheet-repository.ts';

const PEOPLE_PER_PAGE = 50;

/** Who cleans, by name: cleaners who work here now, and whoever has a visit or a sheet that week. */
export async function listPeopleOfWeek(queryable: Queryable, week: string, wantedPage: number) {
  const isWanted = and(
    isStaff,
    or(isCleanerNow, hasVisit(queryable, week), hasSheet(queryable, week)),
  );
  const [counted] = await queryable.select({ count: count() }).from(users).where(isWanted);
  const people = counted?.count ?? 0;
  const pages = Math.max(1, Math.ceil(people / PEOPLE_PER_PAGE));
  const page = Math.min(wantedPage, pages);
  const rows: Cleaner[] = await queryable
    .select(cleaner)
    .from(users)
    .where(isWanted)
    .orderBy(...byName)
    .limit(PEOPLE_PER_PAGE)
    .offset((page - 1) * PEOPLE_PER_PAGE);
  return { page, pages, people, rows };
}

/** A week of those that are counted, in a query that reads several. */
const wantedWeek = sql`wanted.week`;

/**
 * How many people have hours in each of some weeks that nobody approved. A week in which nobody has any is
 * left out.
 *
 * @param endedBy until when a visit without a finish ended, to count as it was planned; null in weeks
 *   that are over, in which every one counts.
 */
export async function countToApprove(
  queryable: Queryable,
  weeks: readonly string[],
  endedBy: Date | null,
): Promise<Map<string, number>> {
  const { status, endsAt, actualStartedAt, actualEndedAt } = appointments;
  const counts = or(
    and(
      inArray(status, ['completed', 'no_access']),
      isNotNull(actualStartedAt),
      isNotNull(actualEndedAt),
    ),
    and(
      inArray(status, ['confirmed', 'in_progress']),
      endedBy === null ? undefined : lte(endsAt, endedBy),
    ),
  );
  const extraOrTravel = sql`(
    select from ${timesheets}
    where ${timesheets.cleanerId} = ${users.id} and ${timesheets.week} = ${wantedWeek}
      and (
        exists (select from ${timesheetExtras} where ${timesheetExtras.timesheetId} = ${timesheets.id})
        or exists (
          select from (
            select distinct on (${travelCorrections.date}) ${travelCorrections.minutes} as minutes
            from ${travelCorrections}
            where ${travelCorrections.timesheetId} = ${timesheets.id}
            order by ${travelCorrections.date}, ${travelCorrections.position} desc
          ) latest
          where latest.minutes > 0
        )
      )
  )`;
  const rows = await queryable
    .select({ week: sql<string>`${wantedWeek}::text`, count: count() })
    .from(sql`unnest(${sql.param(weeks)}::date[]) as wanted(week)`)
    .innerJoin(users, isStaff)
    .where(
      and(
        or(exists(visitsOf(queryable, wantedWeek, counts)), sql`exists ${extraOrTravel}`),
        notExists(sheetsOf(queryable, wantedWeek, ne(timesheets.status, 'open'))),
      ),
    )
    .groupBy(wantedWeek)
    .orderBy(wantedWeek);
  return new Map(rows.map((row) => [row.week, row.count]));
}

/** Some weeks, each with what is still to do with its hours. */
export async function describeWeeks(
  queryable: Queryable,
  weeks: readonly string[],
  now: Date,
): Promise<{ week: string; state: WeekState }[]> {
  const rows = await queryable
    .select({ week: timesheets.week, status: timesheets.status, count: count() })
    .from(timesheets)
    .where(and(inArray(timesheets.week, [...weeks]), ne(timesheets.status, 'open')))
    .groupBy(timesheets.week, timesheets.status);
  const over = weeks.filter((week) => isWeekOver(week, now));
  const toApprove = await countToApprove(queryable, over, null);
  return weeks.map((week) => {
    const countOf = (wanted: string) =>
      rows.find((row) => row.week === week && row.status === wanted)?.count ?? 0;
    const counts = {
      toApprove: toApprove.get(week) ?? 0,
      approved: countOf('approved'),
      exported: countOf('exported'),
    };
    return { week, state: weekStateOf(week, counts, now) };
  });
}

const isCleanerNow = and(eq(users.staffRole, 'cleaner'), isNull(users.deactivatedAt));

/** The visits of a user in a week, which a query of several names by a column. */
const visitsOf = (queryable: Queryable, week: string | SQL, condition: SQL | undefined) =>
  queryable
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.staffId, users.id),
        between(appointments.appointmentDate, week, sql`${week}::date + 6`),
        condition,
      ),
    );

const hasVisit = (queryable: Queryable, week: string): SQL =>
  exists(
    visitsOf(
      queryable,
      week,
      inArray(appointments.status, ['confirmed', 'in_progress', 'completed']),
    ),
  );

/** The timesheet of a user for a week. */
const sheetsOf = (queryable: Queryable, week: string | SQL, condition?: SQL) =>
  queryable
    .select({ id: timesheets.id })
    .from(timesheets)
    .where(and(eq(timesheets.cleanerId, users.id), eq(timesheets.week, week), condition));

const hasSheet = (queryable: Queryable, week: string): SQL => exists(sheetsOf(queryable, week));
