import type { Appointment } from '@cleaning/contract/appointments';
import type { Leave } from '@cleaning/contract/roster';
import {
  commanded,
  confirmedAppointment,
  PLANNED_TIME,
  REQUEST,
  requestAppointment,
} from '../../appointment-fixtures.ts';
import type { TestPerson } from '../../create-test-app.ts';
import { CHARGE, lateCancelled } from '../../late-fee-fixtures.ts';
import { addLeave, WEEK } from '../../leave-fixtures.ts';
import { RECURRENCE, startedSeries } from '../../series-fixtures.ts';
import { MORNING_OF_THE_DAY, startedAppointment } from '../../visit-work-fixtures.ts';
import { prepared, type ReadyRequest, type Row, type Rows, type World } from '../world.ts';

const REASON = { reason: 'She asked us by phone.' };
const WISH = { preferred_date: '2026-12-10', preferred_time: 'morning' } as const;
const { preferred_date: _date, preferred_time: _time, ...PLACE } = REQUEST;

/** The client of the world, and someone whose day is free. */
const freeDay = async ({ api, client }: World) => ({
  client,
  staff: await api.signIn({ userType: 'staff' }),
});

interface Visit {
  readonly visit: Appointment;
  readonly staff: TestPerson;
}

const requested = async (world: World): Promise<Visit> => {
  const { staff } = await freeDay(world);
  return { staff, visit: await requestAppointment(world.api, world.client) };
};

const confirmed = async (world: World): Promise<Visit> => {
  const people = await freeDay(world);
  return { staff: people.staff, visit: await confirmedAppointment(world.api, people) };
};

const onItsMorning = async (world: World): Promise<Visit> => {
  const made = await confirmed(world);
  world.api.clock.set(MORNING_OF_THE_DAY);
  return made;
};

const started = async (world: World): Promise<Visit> => {
  const people = await freeDay(world);
  return { staff: people.staff, visit: await startedAppointment(world.api, people) };
};

const askedToMove = async (world: World): Promise<Visit> => {
  const { staff, visit } = await confirmed(world);
  const moved = await commanded(world.api, world.client, visit, 'reschedule_request', WISH);
  return { staff, visit: moved };
};

/** A command on a visit by its cleaner, with its version. */
const commandRow =
  (make: (world: World) => Promise<Visit>, body: object = {}): Row =>
  async (world) => {
    const { visit, staff } = await make(world);
    return { as: staff, ids: { id: visit.id }, body: { version: visit.version, ...body } };
  };

/** A command on a visit by its client. */
const clientRow =
  (make: (world: World) => Promise<Visit>, body: object = {}): Row =>
  async (world) => {
    const { visit } = await make(world);
    return { as: world.client, ids: { id: visit.id }, body: { version: visit.version, ...body } };
  };

/** Half an hour after {@link PLANNED_TIME}. */
const LATER = { starts_at: '2026-12-02T23:00:00.000Z', ends_at: '2026-12-03T01:30:00.000Z' };

/** A command on a visit that plans it for its cleaner. */
const planRow =
  (make: (world: World) => Promise<Visit>, body: object = {}): Row =>
  async (world) => {
    const { visit, staff } = await make(world);
    const plan = { ...PLANNED_TIME, staff_id: staff.id, ...body };
    return { as: staff, ids: { id: visit.id }, body: { version: visit.version, ...plan } };
  };

/** A call about a visit without its version. */
const visitRow =
  (body?: Readonly<Record<string, unknown>>): Row =>
  async (world) => {
    const { visit, staff } = await confirmed(world);
    return { as: staff, ids: { id: visit.id }, ...(body === undefined ? {} : { body }) };
  };

const feedRow = async (world: World): Promise<ReadyRequest> => {
  await prepared(world, { path: 'appointments/calendar_feed/', as: world.client });
  return { as: world.client };
};

const seriesRow =
  (body: object, prepare: { readonly pause?: object } = {}): Row =>
  async (world) => {
    const people = await freeDay(world);
    const { id, version } = await startedSeries(world.api, people);
    if (prepare.pause === undefined) {
      return { as: people.staff, ids: { id }, body: { version, ...body } };
    }
    const paused = await prepared<{ version: number }>(world, {
      path: `appointment_series/${id}/pause/`,
      as: people.staff,
      body: { version, ...prepare.pause },
    });
    return { as: people.staff, ids: { id }, body: { version: paused.version, ...body } };
  };

const DAYS = [{ weekday: 1, start_time: '08:00', end_time: '16:00' }] as const;

/** Leave that a colleague still has to approve. */
const askedLeave = async (world: World): Promise<{ leave: Leave; whose: TestPerson }> => {
  const whose = await world.api.signIn({ userType: 'staff' });
  return { leave: await addLeave(world.api, whose, whose), whose };
};

const leaveRow =
  (body: object, by: 'admin' | 'whose' = 'admin'): Row =>
  async (world) => {
    const { leave, whose } = await askedLeave(world);
    const as = by === 'admin' ? world.admin : whose;
    return { as, ids: { id: leave.id }, body: { version: leave.version, ...body } };
  };

/** Visits, their series, and the hours and the leave of those who clean. */
export const visitRows: Rows = {
  requestAppointment: async ({ client }) => ({ as: client, body: REQUEST }),
  bookAppointment: async (world) => {
    const { client, staff } = await freeDay(world);
    return {
      as: staff,
      body: { ...REQUEST, client_id: client.id, ...REASON },
      others: { plan: { ...PLANNED_TIME, staff_id: staff.id } },
    };
  },
  confirmAppointment: planRow(requested),
  declineAppointment: commandRow(requested, REASON),
  rescheduleAppointment: planRow(confirmed, { ...LATER, ...REASON }),
  startAppointment: async (world) => ({
    ...(await commandRow(onItsMorning)(world)),
    others: { started_at: '2026-12-02T20:30:00.000Z' },
  }),
  completeAppointment: commandRow(started),
  correctTimes: async (world) => {
    const { staff, visit } = await started(world);
    const { starts_at: startedAt, ends_at: endedAt } = PLANNED_TIME;
    world.api.clock.set('2026-12-03T02:00:00.000Z');
    const done = await commanded(world.api, staff, visit, 'complete');
    const body = { version: done.version, started_at: startedAt, ended_at: endedAt, ...REASON };
    return { as: staff, ids: { id: done.id }, body };
  },
  reportNoAccess: commandRow(started, REASON),
  takeBackNoAccess: async (world) => {
    const { staff, visit } = await started(world);
    const missed = await commanded(world.api, staff, visit, 'no_access', REASON);
    const body = { version: missed.version, outcome: 'to_come', ...REASON };
    return { as: staff, ids: { id: missed.id }, body };
  },
  cancelAppointment: clientRow(requested),
  requestReschedule: clientRow(confirmed, WISH),
  acceptReschedule: planRow(askedToMove, LATER),
  declineReschedule: commandRow(askedToMove, REASON),
  withdrawReschedule: clientRow(askedToMove),
  renewCalendarFeed: async ({ client }) => ({ as: client }),
  removeCalendarFeed: feedRow,
  assignAppointment: async (world) => {
    const { visit, staff } = await confirmed(world);
    const body = { version: visit.version, staff_id: staff.id };
    return { as: staff, ids: { id: visit.id }, body };
  },
  editAppointment: async (world) => {
    const { visit, staff } = await confirmed(world);
    const { service_id, address_line1, suburb, postcode } = visit;
    const place = { service_id, address_line1, suburb, postcode };
    const body = { version: visit.version, ...place, notes: 'The key is with the neighbour.' };
    return { as: staff, ids: { id: visit.id }, body };
  },
  decideFee: async (world) => {
    const people = await freeDay(world);
    const visit = await lateCancelled(world.api, people);
    return {
      as: people.staff,
      ids: { id: visit.id },
      body: { version: visit.version, ...CHARGE },
    };
  },
  addTask: visitRow({ label: 'Wipe the shelves' }),
  tickTask: async (world) => {
    const { visit, staff } = await started(world);
    const task = await prepared<{ id: string }>(world, {
      path: `appointments/${visit.id}/tasks/`,
      as: staff,
      body: { label: 'Wipe the shelves' },
    });
    const body = { task_id: task.id, is_done: true };
    return { as: staff, ids: { id: visit.id }, body };
  },
  saveOfficeNote: visitRow({ notes: 'The oven was very dirty.' }),
  markOwnChangesSeen: async (world) => {
    const { staff } = await freeDay(world);
    return { as: staff, body: { until: MORNING_OF_THE_DAY } };
  },
  setAccessCode: visitRow({ access_code: '4711' }),
  revealAccessCode: async (world) => {
    const { visit, staff } = await confirmed(world);
    const path = `appointments/${visit.id}/access_code/`;
    await prepared(world, { path, as: staff, body: { access_code: '4711' } });
    return { as: staff, ids: { id: visit.id } };
  },
  reportRunningLate: commandRow(onItsMorning, { minutes: 15 }),
  startSeries: async (world) => {
    const { client, staff } = await freeDay(world);
    const colleague = await world.api.signIn({ userType: 'staff' });
    return {
      as: staff,
      body: { ...PLACE, ...RECURRENCE, client_id: client.id, staff_id: staff.id },
      others: { covers: [{ date: RECURRENCE.first_date, staff_id: colleague.id }] },
    };
  },
  changeSeries: async (world) => {
    const people = await freeDay(world);
    const { id, version, occurrences } = await startedSeries(world.api, people);
    const appointment_id = occurrences[1]?.appointment?.id;
    return {
      as: people.staff,
      ids: { id },
      body: {
        version,
        ...RECURRENCE,
        first_date: '2026-12-18',
        appointment_id,
        staff_id: people.staff.id,
        ...REASON,
      },
    };
  },
  pauseSeries: seriesRow({ from: '2026-12-10', ...REASON }),
  resumeSeries: seriesRow(
    { resumes_on: '2026-12-20' },
    { pause: { from: '2026-12-10', ...REASON } },
  ),
  endSeries: seriesRow({ last_date: '2026-12-31', ...REASON }),
  checkAvailability: async ({ api, admin }) => ({
    as: admin,
    body: {
      client_id: (await api.signIn()).id,
      suburb: 'Ryde',
      starts: ['2026-12-02T22:30:00.000Z'],
      minutes: 150,
    },
  }),
  checkWorkingHours: async ({ api, admin }) => ({
    as: admin,
    ids: { id: (await api.signIn({ userType: 'staff' })).id },
    body: { counts_from: '2026-12-01', days: DAYS },
  }),
  saveWorkingHours: async (world) => {
    const { id } = await world.api.signIn({ userType: 'staff' });
    const path = `cleaners/${id}/`;
    const { version } = await prepared<{ version: number }>(world, {
      method: 'GET',
      path,
      as: world.admin,
    });
    const body = { version, counts_from: '2026-12-01', days: DAYS };
    return { as: world.admin, ids: { id }, body };
  },
  addLeave: async ({ api, admin }) => ({
    as: admin,
    ids: { id: (await api.signIn({ userType: 'staff' })).id },
    body: { ...WEEK, kind: 'annual', visits: [] },
  }),
  approveLeave: leaveRow({ visits: [] }),
  declineLeave: leaveRow(REASON),
  shortenLeave: leaveRow({ first_date: '2026-12-01', last_date: '2026-12-03' }),
  removeLeave: leaveRow({}),
};
