import { appointmentsEndpoints as endpoints } from '@cleaning/contract';
import type { HandlersOf } from '../core/http/handlers.ts';
import { bookAppointment } from './booking/book-appointment.ts';
import { calendarFileOf, readFeed, readFeedState, renewFeed } from './calendar/calendar-service.ts';
import { deleteFeed } from './calendar/feed-repository.ts';
import { cancelAppointment } from './commands/cancel-appointment.ts';
import { readAppointment } from './load-appointment.ts';
import {
  requestAppointment,
  requestReschedule,
  withdrawReschedule,
} from './commands/client-commands.ts';
import { pageOfAppointments, pageOfOwnAppointments } from './lists/list-service.ts';
import { listStaffMembers } from './booking/staff-repository.ts';
import { readOpenings } from './roster/read-openings.ts';
import {
  acceptReschedule,
  completeWork,
  confirmAppointment,
  declineAppointment,
  declineReschedule,
  reportNoAccess,
  rescheduleAppointment,
  startWork,
} from './commands/staff-commands.ts';
import { planOf } from './booking/appointment-plan.ts';

export const appointmentsHandlers: HandlersOf<typeof endpoints> = {
  listOpenings: async ({ database, query, now }) => ({
    status: 200,
    body: await readOpenings(database, query, now),
  }),

  listMyAppointments: async ({ database, viewer, query, now }) => ({
    status: 200,
    body: await pageOfOwnAppointments(database, viewer, query, {
      path: endpoints.listMyAppointments.path,
      now,
    }),
  }),

  listAppointments: async ({ database, viewer, query }) => ({
    status: 200,
    body: await pageOfAppointments(database, viewer, query, endpoints.listAppointments.path),
  }),

  listStaffMembers: async ({ database }) => ({
    status: 200,
    body: (await listStaffMembers(database)).map(({ id, firstName }) => ({
      id,
      first_name: firstName,
    })),
  }),

  requestAppointment: async ({ transaction, viewer, body, now }) => ({
    status: 201,
    body: await requestAppointment(transaction, body, { viewer, now }),
  }),

  bookAppointment: async ({ transaction, viewer, body, now }) => {
    const { client_id: clientId, reason, plan, ...request } = body;
    const booking = { clientId, request, plan: plan === undefined ? null : planOf(plan), reason };
    return {
      status: 201,
      body: await bookAppointment(transaction, booking, { viewer, now }),
    };
  },

  getAppointment: async ({ database, viewer, params, now }) => ({
    status: 200,
    body: (await readAppointment(database, { ...params, viewer, now })).appointment,
  }),

  confirmAppointment: async ({ transaction, viewer, params, body, now }) => {
    const { version, ...plan } = body;
    const call = { ...params, viewer, version, now };
    return { status: 200, body: await confirmAppointment(transaction, call, planOf(plan)) };
  },

  declineAppointment: async ({ transaction, viewer, params, body, now }) => ({
    status: 200,
    body: await declineAppointment(transaction, { ...params, ...body, viewer, now }),
  }),

  rescheduleAppointment: async ({ transaction, viewer, params, body, now }) => {
    const { version, reason, ...plan } = body;
    const call = { ...params, viewer, version, reason, now };
    return { status: 200, body: await rescheduleAppointment(transaction, call, planOf(plan)) };
  },

  startAppointment: async ({ transaction, viewer, params, body, now }) => ({
    status: 200,
    body: await startWork(
      transaction,
      { ...params, viewer, version: body.version, now },
      momentOf(body.started_at),
    ),
  }),

  completeAppointment: async ({ transaction, viewer, params, body, now }) => ({
    status: 200,
    body: await completeWork(
      transaction,
      { ...params, viewer, version: body.version, now },
      {
        notes: body.notes ?? null,
        startedAt: momentOf(body.started_at),
        endedAt: momentOf(body.ended_at),
      },
    ),
  }),

  reportNoAccess: async ({ transaction, viewer, params, body, now }) => ({
    status: 200,
    body: await reportNoAccess(transaction, { ...params, ...body, viewer, now }),
  }),

  cancelAppointment: async ({ transaction, viewer, params, body, now }) => {
    const reason = body.reason === undefined || body.reason === '' ? null : body.reason;
    const call = { ...params, viewer, version: body.version, reason, now };
    const clientNoticeAt = momentOf(body.client_notice_at);
    const cancelled = await cancelAppointment(transaction, { call, clientNoticeAt });
    return { status: 200, body: cancelled };
  },

  requestReschedule: async ({ transaction, viewer, params, body, now }) => ({
    status: 200,
    body: await requestReschedule(
      transaction,
      { ...params, viewer, version: body.version, now },
      {
        preferredDate: body.preferred_date,
        preferredTime: body.preferred_time,
        note: body.note ?? '',
      },
    ),
  }),

  acceptReschedule: async ({ transaction, viewer, params, body, now }) => {
    const { version, ...plan } = body;
    const call = { ...params, viewer, version, now };
    return { status: 200, body: await acceptReschedule(transaction, call, planOf(plan)) };
  },

  declineReschedule: async ({ transaction, viewer, params, body, now }) => ({
    status: 200,
    body: await declineReschedule(transaction, { ...params, ...body, viewer, now }),
  }),

  withdrawReschedule: async ({ transaction, viewer, params, body, now }) => ({
    status: 200,
    body: await withdrawReschedule(transaction, { ...params, ...body, viewer, now }),
  }),

  getAppointmentCalendar: async ({ database, viewer, params, now }) => ({
    status: 200,
    body: await calendarFileOf(database, { ...params, viewer, now }),
  }),

  getCalendarFeed: async ({ database, viewer }) => ({
    status: 200,
    body: await readFeedState(database, viewer.clientId),
  }),

  renewCalendarFeed: async ({ transaction, viewer, now }) => ({
    status: 201,
    body: await renewFeed(transaction, viewer.clientId, now),
  }),

  removeCalendarFeed: async ({ transaction, viewer }) => {
    await deleteFeed(transaction, viewer.clientId);
    return { status: 204, body: null };
  },

  readCalendarFeed: async ({ database, params, now }) => ({
    status: 200,
    body: await readFeed(database, params.token, now),
  }),
};

const momentOf = (instant: string | undefined): Date | null =>
  instant === undefined ? null : new Date(instant);
