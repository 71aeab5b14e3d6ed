import {
  isOutsideHours,
  type checkPlanQuery,
  type PlanCheck,
  type StaffCalendar,
  type staffCalendarQuery,
} from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import { readSnapshot, type Database } from '../../../platform/db/client.ts';
import { refuseField } from '../../../platform/http/api-error.ts';
import type { StaffViewer } from '../../../platform/http/viewer.ts';
import { toSummary } from '../appointment-mapper.ts';
import type { NamedAppointment } from '../appointment-repository.ts';
import { assertPlanTime, planOf } from '../booking/appointment-plan.ts';
import { listStaffMembers } from '../booking/staff-repository.ts';
import {
  countAppointments,
  listAppointments,
  PLANNED_STATUSES,
  VISITS_SHOWN_MAX,
} from '../lists/list-repository.ts';
import { readAppointment } from '../load-appointment.ts';
import { readAvailability, toOpening } from '../roster/availability.ts';
import { findOpenings } from '../roster/find-openings.ts';
import { toAway } from '../roster/leave-mapper.ts';
import { selectAway } from '../roster/leave-repository.ts';
import { listClashes } from './clash-repository.ts';
import {
  awayOn,
  firstOpenings,
  hoursOnDate,
  hoursOnDates,
  isWithoutCleaner,
} from './roster-of-days.ts';
import { tripsBetween } from './trips.ts';

const REQUESTS_MAX = 50;
const SKIPPED_MAX = 200;

interface Caller {
  readonly viewer: StaffViewer;
  readonly now: Date;
}

export interface StaffCalendars {
  read(query: z.output<typeof staffCalendarQuery>, caller: Caller): Promise<StaffCalendar>;
  /**
   * The conflicts of a plan, found by the rule that refuses double bookings. Nothing is saved.
   *
   * @throws ApiError `validation_failed` for a time that would be refused, or an unknown person.
   */
  check(query: z.output<typeof checkPlanQuery>, caller: Caller): Promise<PlanCheck>;
}

function toSkipped(named: NamedAppointment): StaffCalendar['skipped'] {
  const { cancelledBy } = named.row;
  return cancelledBy === null ? [] : [{ ...toSummary(named), skipped_by: cancelledBy }];
}

export function createStaffCalendars({
  database,
}: {
  readonly database: Database;
}): StaffCalendars {
  return {
    read: ({ from, to }, { viewer, now }) =>
      readSnapshot(database, async (snapshot) => {
        const planned = { viewer, from, to, statuses: PLANNED_STATUSES };
        const requested = { viewer, statuses: ['requested'] } as const;
        const window = { isDescending: false, offset: 0 };
        const found = await listAppointments(snapshot, planned, {
          ...window,
          limit: VISITS_SHOWN_MAX,
        });
        const requests = await listAppointments(snapshot, requested, {
          ...window,
          limit: REQUESTS_MAX,
        });
        const appointments = found.map(toSummary);
        const skipped = await listAppointments(
          snapshot,
          { viewer, from, to, isSkipped: true },
          { ...window, limit: SKIPPED_MAX },
        );
        const people = await listStaffMembers(snapshot);
        const unassigned = found.filter(({ row }) => isWithoutCleaner(row));
        return {
          cleaners: people.map(({ id, firstName }) => ({ id, first_name: firstName })),
          appointments,
          is_capped: found.length === VISITS_SHOWN_MAX,
          skipped: skipped.flatMap(toSkipped),
          trips: tripsBetween(appointments),
          hours: await hoursOnDates(snapshot, people, { from, to }),
          away: await awayOn(snapshot, { from, to }),
          openings: await firstOpenings(snapshot, [...requests, ...unassigned], now),
          requests: requests.map(toSummary),
          request_count: await countAppointments(snapshot, requested),
        };
      }),

    check: (query, caller) =>
      readSnapshot(database, async (snapshot) => {
        const plan = planOf(query);
        assertPlanTime(plan, caller.now);
        const staff = (await listStaffMembers(snapshot)).find(({ id }) => id === plan.staffId);
        if (staff === undefined)
          throw refuseField('staff_id', 'Choose a person from the staff list.');
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
          { isDescending: false, limit: VISITS_SHOWN_MAX, offset: 0 },
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
        const everyone = await readAvailability(snapshot, [date]);
        const hours = everyone.hours.get(staff.id) ?? [];
        const wanted = { appointmentId: id, startsAt: plan.startsAt, endsAt: plan.endsAt };
        return {
          clashes: clashes.map(toSummary),
          away: (await selectAway(snapshot, plan)).map(toAway),
          outside_hours: isOutsideHours(hours, plan) ? hoursOnDate(staff.id, hours, date) : null,
          openings: findOpenings(wanted, everyone, caller.now).map((opening) =>
            toOpening(opening, appointment.suburb),
          ),
          tight_trips: tripsBetween([...others, moved]).flatMap((trip) => {
            const ends = [trip.from_appointment_id, trip.to_appointment_id];
            const other = others.find((each) => ends.includes(each.id));
            return trip.is_tight && ends.includes(id) && other !== undefined
              ? [{ ...trip, other }]
              : [];
          }),
        };
      }),
  };
}
