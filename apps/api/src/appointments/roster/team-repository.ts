import type { TeamPage } from '@cleaning/contract/appointments';
import {
  and,
  asc,
  between,
  count,
  eq,
  exists,
  inArray,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import type { Queryable } from '../../core/db/client.ts';
import { appointments, users, workingHours } from '../../core/db/schema/index.ts';
import { canBeAssigned, type StaffNameRow } from '../booking/staff-repository.ts';
import { PLANNED_STATUSES } from '../lists/planned-visits.ts';

/**
 * With up to 25 cleaners, the usual visits of a day are less than 100 KB; with two thousand they
 * were 3 to 4 MB. A limit of visits instead would hide the afternoon of everybody.
 */
const CLEANERS_PER_PAGE = 25;

/** The cleaners that a user wants to see. */
export interface TeamFilter {
  /** Null for every area. */
  readonly area: string | null;
  /** The Sydney dates; the working hours of the first one say who works in the area. */
  readonly from: string;
  readonly to: string;
  /** Only who has a visit on those dates. */
  readonly isWorking?: boolean;
  /** Only this person, whether they clean or not. */
  readonly staffId?: string | undefined;
}

/** An area, or null for every area, on a Sydney date. */
export interface AreaOnDate {
  readonly area: string | null;
  readonly date: string;
}

/** Whether a member of staff mostly works in an area on a Sydney date. */
export const worksInArea = (staffId: SQLWrapper, { area, date }: AreaOnDate): SQL | undefined =>
  area === null
    ? undefined
    : sql`(
        select ${workingHours.area} from ${workingHours}
        where ${workingHours.staffId} = ${staffId} and ${workingHours.countsFrom} <= ${date}
        order by ${workingHours.countsFrom} desc, ${workingHours.position} desc
        limit 1
      ) = ${area}`;

const hasVisit = (queryable: Queryable, { from, to }: TeamFilter): SQL =>
  exists(
    queryable
      .select({ id: appointments.id })
      .from(appointments)
      .where(
        and(
          eq(appointments.staffId, users.id),
          between(appointments.appointmentDate, from, to),
          inArray(appointments.status, [...PLANNED_STATUSES]),
        ),
      ),
  );

const names = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  lastDay: users.lastDay,
};
const byName = [asc(users.firstName), asc(users.lastName), asc(users.id)];

/** Enough to find somebody who is free. */
export const SUGGESTED_MAX = 50;

/** Whether somebody cleans: a cleaner, or who has working hours as one. */
const cleans = or(
  and(eq(users.userType, 'staff'), sql`${users.staffRole} is distinct from 'office'`),
  sql`exists (
    select from ${workingHours}
    where ${workingHours.staffId} = ${users.id} and ${workingHours.days} <> '[]'
  )`,
);

const selectPeople = (queryable: Queryable, condition: SQL | undefined) =>
  queryable
    .select(names)
    .from(users)
    .where(condition)
    .orderBy(...byName)
    .$dynamic();

/** The cleaners of an area whom the service suggests for a visit, the first by name. */
export const listSuggested = (queryable: Queryable, filter: AreaOnDate): Promise<StaffNameRow[]> =>
  selectPeople(queryable, and(canBeAssigned, cleans, worksInArea(users.id, filter))).limit(
    SUGGESTED_MAX,
  );

/** Everybody who is offered for visits, by name. */
export const listWhoCleans = (queryable: Queryable): Promise<StaffNameRow[]> =>
  selectPeople(queryable, and(canBeAssigned, cleans));

/** Some members of staff who can be assigned, by name. */
export const listStaffByIds = (
  queryable: Queryable,
  ids: readonly string[],
): Promise<StaffNameRow[]> =>
  selectPeople(queryable, and(canBeAssigned, inArray(users.id, [...ids])));

/** Some people by name, without those who do not clean. */
export const listCleanersByIds = (
  queryable: Queryable,
  ids: readonly string[],
): Promise<StaffNameRow[]> =>
  selectPeople(queryable, and(canBeAssigned, cleans, inArray(users.id, [...ids])));

/**
 * Who cleans, and who has a visit all the same: one of the office, or somebody whose account was
 * closed since.
 */
const isInTeam = (queryable: Queryable, filter: TeamFilter): SQL | undefined => {
  const { area, from: date, isWorking = false, staffId } = filter;
  const isOffered = and(canBeAssigned, staffId === undefined ? cleans : undefined);
  return and(
    or(hasVisit(queryable, filter), isWorking ? undefined : isOffered),
    worksInArea(users.id, { area, date }),
    staffId === undefined ? undefined : eq(users.id, staffId),
  );
};

/** The whole team by name. */
export const listTeam = (queryable: Queryable, filter: TeamFilter): Promise<StaffNameRow[]> =>
  selectPeople(queryable, isInTeam(queryable, filter));

/** A page of the team by name; the last one where there are fewer pages. */
export async function readTeamPage(
  queryable: Queryable,
  filter: TeamFilter,
  wantedPage: number,
): Promise<{ readonly team: TeamPage; readonly people: StaffNameRow[] }> {
  const isWanted = isInTeam(queryable, filter);
  const [counted] = await queryable.select({ count: count() }).from(users).where(isWanted);
  const cleaners = counted?.count ?? 0;
  const pages = Math.max(1, Math.ceil(cleaners / CLEANERS_PER_PAGE));
  const page = Math.min(wantedPage, pages);
  const people = await selectPeople(queryable, isWanted)
    .limit(CLEANERS_PER_PAGE)
    .offset((page - 1) * CLEANERS_PER_PAGE);
  return { team: { area: filter.area, page, page_count: pages, cleaner_count: cleaners }, people };
}
