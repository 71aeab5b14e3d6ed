import type {
  checkPlanQuery,
  PlanCheck,
  StaffCalendar,
  staffCalendarQuery,
} from '@cleaning/contract/appointments';
import { isOutsideHours } from '@cleaning/contract/roster/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import { readSnapshot, type Database } from '../../core/db/client.ts';
import { refuseField } from '../../core/http/api-error.ts';
import type { OfficeViewer } from '../../core/http/viewer.ts';
import { toSummary } from '../appointment-mapper.ts';
import type { NamedAppointment } from '../appointment-repository.ts';
import { assertPlanTime, planOf } from '../booking/appointment-plan.ts';
import { listStaffMembers } from '../booking/staff-repository.ts';
import {
  countAppointments,
  firstRows,
  listAppointments,
  VISITS_MAX,
} from '../lists/list-repository.ts';
import { inOrderOfStart, PLANNED_STATUSES, UNASSIGNED_SHOWN } from '../lists/planned-visits.ts';
import { readAppointment } from '../load-appointment.ts';
import { readAvailability, toOpening } from '../roster/availability.ts';
import { findOpenings } from '../roster/find-openings.ts';
import { toAway } from '../roster/leave-mapper.ts';
import { selectAway } from '../roster/leave-repository.ts';
import { listClashes, listOfSameClient } from './clash-repository.ts';
import { readTeamPage } from '../roster/team-repository.ts';
import { awayOn, firstOpenings, hoursOnDate, hoursOnDates } from './roster-of-days.ts';
import { tripsBetween } from './trips.ts';

const REQUESTS_SHOWN = 20;
const SKIPPED_MAX = 200;
const OPENINGS_SHOWN = 50;

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
    const { team, people } = await readTeamPage(snapshot, { area, date: from, staffId }, page);
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
      openings: await firstOpenings(snapshot, people, {
        found: [...requests, ...unassigned],
        now,
      }),
      requests: requests.map(toSummary),
      request_count: await countAppointments(snapshot, requested),
    };
  });

/**
 * The conflicts of a plan, found by the rule that refuses double bookings. Nothing is saved.
 *
 * @throws ApiError `validation_failed` for a time that would be refused, or an unknown person.
 */
export const checkPlan = (
  database: Database,
  query: z.output<typeof checkPlanQuery>,
  caller: Caller,
): Promise<PlanCheck> =>
  readSnapshot(database, async (snapshot) => {
    const plan = planOf(query);
    assertPlanTime(plan, caller.now);
    const everyone = await listStaffMembers(snapshot);
    const staff = everyone.find(({ id }) => id === plan.staffId);
    if (staff === undefined) throw refuseField('staff_id', 'Choose a person from the staff list.');
    const id = query.appointment_id;
    const { appointment } = await readAppointment(snapshot, { id, ...caller });
    const date = sydneyDateOf(plan.startsAt);
    const day = await listAppointments(
      snapshot,
      {
        viewer: caller.viewer,
        from: date,
        to: date,
        staffId: staff.id,
        statuses: ['confirmed', 'in_progress', 'completed'],
      },
      firstRows(VISITS_MAX),
    );
    const others = day.map(toSummary).filter((other) => other.id !== id);
    const moved = {
      ...appointment,
      starts_at: query.starts_at,
      ends_at: query.ends_at,
      appointment_date: date,
      staff_member: { id: staff.id, first_name: staff.firstName },
    };
    const clashes = await listClashes(snapshot, plan, id);
    const availability = await readAvailability(snapshot, everyone, [date]);
    const hours = availability.hours.get(staff.id) ?? [];
    const wanted = { appointmentId: id, startsAt: plan.startsAt, endsAt: plan.endsAt };
    return {
      clashes: clashes.map(toSummary),
      same_client: (
        await listOfSameClient(snapshot, plan, {
          id: appointment.id,
          clientId: appointment.client_id,
        })
      ).map(toSummary),
      away: (await selectAway(snapshot, { ...plan, staffIds: [staff.id] })).map(toAway),
      outside_hours: isOutsideHours(hours, plan) ? hoursOnDate(staff.id, hours, date) : null,
      openings: findOpenings(wanted, availability, caller.now)
        .slice(0, OPENINGS_SHOWN)
        .map((opening) => toOpening(opening, appointment.suburb)),
      tight_trips: tripsBetween([...others, moved]).flatMap((trip) => {
        const ends = [trip.from_appointment_id, trip.to_appointment_id];
        const other = others.find((each) => ends.includes(each.id));
        return trip.is_tight && ends.includes(id) && other !== undefined
          ? [{ ...trip, other }]
          : [];
      }),
    };
  });
