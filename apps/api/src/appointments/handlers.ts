import { appointmentsEndpoints as endpoints } from '@cleaning/contract';
import type { Dependencies } from '../dependencies.ts';
import type { HandlersOf } from '../core/http/handlers.ts';
import { createAppointmentMails } from './appointment-mails.ts';
import { bookAppointment } from './booking/book-appointment.ts';
import { createCalendars } from './calendar/calendar-service.ts';
import { deleteFeed } from './calendar/feed-repository.ts';
import { cancelAppointment } from './commands/cancel-appointment.ts';
import { readAppointment } from './load-appointment.ts';
import { createClientCommands } from './commands/client-commands.ts';
import { createAppointmentLists } from './lists/list-service.ts';
import { listStaffMembers } from './booking/staff-repository.ts';
import { readOpenings } from './roster/read-openings.ts';
import { createStaffCommands } from './commands/staff-commands.ts';
import { planOf } from './booking/appointment-plan.ts';

export function createAppointmentsHandlers({
  database,
  outbox,
  publicUrl,
}: Pick<Dependencies, 'database' | 'outbox' | 'publicUrl'>): HandlersOf<typeof endpoints> {
  const mails = createAppointmentMails({ outbox, publicUrl });
  const clients = createClientCommands({ mails });
  const staff = createStaffCommands({ mails });
  const lists = createAppointmentLists({ database });
  const calendars = createCalendars({ database, publicUrl });

  return {
    listOpenings: async ({ query, now }) => ({
      status: 200,
      body: await readOpenings(database, query, now),
    }),

    listMyAppointments: async ({ viewer, query, now }) => ({
      status: 200,
      body: await lists.myPage(viewer, query, {
        path: endpoints.listMyAppointments.path,
        now,
      }),
    }),

    listAppointments: async ({ viewer, query }) => ({
      status: 200,
      body: await lists.page(viewer, query, endpoints.listAppointments.path),
    }),

    listStaffMembers: async () => ({
      status: 200,
      body: (await listStaffMembers(database)).map(({ id, firstName }) => ({
        id,
        first_name: firstName,
      })),
    }),

    requestAppointment: async ({ transaction, viewer, body, now }) => ({
      status: 201,
      body: await clients.request(transaction, body, { viewer, now }),
    }),

    bookAppointment: async ({ transaction, viewer, body, now }) => {
      const { client_id: clientId, reason, plan, ...request } = body;
      const booking = { clientId, request, plan: plan === undefined ? null : planOf(plan), reason };
      return {
        status: 201,
        body: await bookAppointment(transaction, booking, { viewer, now }, mails),
      };
    },

    getAppointment: async ({ viewer, params, now }) => ({
      status: 200,
      body: (await readAppointment(database, { ...params, viewer, now })).appointment,
    }),

    confirmAppointment: async ({ transaction, viewer, params, body, now }) => {
      const { version, ...plan } = body;
      const call = { ...params, viewer, version, now };
      return { status: 200, body: await staff.confirm(transaction, call, planOf(plan)) };
    },

    declineAppointment: async ({ transaction, viewer, params, body, now }) => ({
      status: 200,
      body: await staff.decline(transaction, { ...params, ...body, viewer, now }),
    }),

    rescheduleAppointment: async ({ transaction, viewer, params, body, now }) => {
      const { version, reason, ...plan } = body;
      const call = { ...params, viewer, version, reason, now };
      return { status: 200, body: await staff.reschedule(transaction, call, planOf(plan)) };
    },

    startAppointment: async ({ transaction, viewer, params, body, now }) => ({
      status: 200,
      body: await staff.start(
        transaction,
        { ...params, viewer, version: body.version, now },
        momentOf(body.started_at),
      ),
    }),

    completeAppointment: async ({ transaction, viewer, params, body, now }) => ({
      status: 200,
      body: await staff.complete(
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
      body: await staff.reportNoAccess(transaction, { ...params, ...body, viewer, now }),
    }),

    cancelAppointment: async ({ transaction, viewer, params, body, now }) => {
      const reason = body.reason === undefined || body.reason === '' ? null : body.reason;
      const call = { ...params, viewer, version: body.version, reason, now };
      const clientNoticeAt = momentOf(body.client_notice_at);
      const cancelled = await cancelAppointment(transaction, { call, clientNoticeAt }, mails);
      return { status: 200, body: cancelled };
    },

    requestReschedule: async ({ transaction, viewer, params, body, now }) => ({
      status: 200,
      body: await clients.requestReschedule(
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
      return { status: 200, body: await staff.acceptReschedule(transaction, call, planOf(plan)) };
    },

    declineReschedule: async ({ transaction, viewer, params, body, now }) => ({
      status: 200,
      body: await staff.declineReschedule(transaction, { ...params, ...body, viewer, now }),
    }),

    withdrawReschedule: async ({ transaction, viewer, params, body, now }) => ({
      status: 200,
      body: await clients.withdrawReschedule(transaction, { ...params, ...body, viewer, now }),
    }),

    getAppointmentCalendar: async ({ viewer, params, now }) => ({
      status: 200,
      body: await calendars.fileOf({ ...params, viewer, now }),
    }),

    getCalendarFeed: async ({ viewer }) => ({
      status: 200,
      body: await calendars.feedOf(viewer.clientId),
    }),

    renewCalendarFeed: async ({ transaction, viewer, now }) => ({
      status: 201,
      body: await calendars.renewFeed(transaction, viewer.clientId, now),
    }),

    removeCalendarFeed: async ({ transaction, viewer }) => {
      await deleteFeed(transaction, viewer.clientId);
      return { status: 204, body: null };
    },

    readCalendarFeed: async ({ params, now }) => ({
      status: 200,
      body: await calendars.readFeed(params.token, now),
    }),
  };
}

const momentOf = (instant: string | undefined): Date | null =>
  instant === undefined ? null : new Date(instant);
