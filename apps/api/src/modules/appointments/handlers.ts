import { appointmentsEndpoints as endpoints } from '@cleaning/contract';
import type { Transaction } from '../../platform/db/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { runOnce } from '../../platform/http/idempotency.ts';
import { createAppointmentMails } from './appointment-mails.ts';
import { bookAppointment } from './book.ts';
import { createCalendars } from './calendar-service.ts';
import { cancelAppointment } from './cancel.ts';
import { readAppointment } from './change.ts';
import { createClientAppointments } from './client-service.ts';
import { createAppointmentLists } from './list-service.ts';
import { listStaffMembers } from './staff-repository.ts';
import { createStaffAppointments } from './staff-service.ts';
import { clientViewer, staffViewer, viewerOf } from '../../platform/http/viewer.ts';
import { planOf } from './visit.ts';

/** Answers every appointment endpoint. */
export function createAppointmentsHandlers({
  database,
  outbox,
  publicUrl,
}: Pick<Dependencies, 'database' | 'outbox' | 'publicUrl'>): HandlersOf<typeof endpoints> {
  const mails = createAppointmentMails({ outbox, publicUrl });
  const clients = createClientAppointments({ mails });
  const staff = createStaffAppointments({ mails });
  const lists = createAppointmentLists({ database });
  const calendars = createCalendars({ database, publicUrl });

  /** Runs one command in a transaction of its own. */
  const inOne = async <Body>(work: (transaction: Transaction) => Promise<Body>) => ({
    status: 200 as const,
    body: await database.transaction(work),
  });

  return {
    listMyAppointments: async ({ actor, query, now }) => ({
      status: 200,
      body: await lists.myPage(clientViewer(actor), query, {
        path: endpoints.listMyAppointments.path,
        now,
      }),
    }),

    listAppointments: async ({ actor, query }) => ({
      status: 200,
      body: await lists.page(staffViewer(actor), query, endpoints.listAppointments.path),
    }),

    listStaffMembers: async () => ({
      status: 200,
      body: (await listStaffMembers(database)).map(({ id, firstName }) => ({
        id,
        first_name: firstName,
      })),
    }),

    requestAppointment: (call) =>
      database.transaction((transaction) =>
        runOnce<typeof endpoints.requestAppointment>(
          transaction,
          endpoints.requestAppointment,
          call,
          async () => ({
            status: 201,
            body: await clients.request(transaction, call.body, {
              viewer: clientViewer(call.actor),
              now: call.now,
            }),
          }),
        ),
      ),

    bookAppointment: (call) =>
      database.transaction((transaction) =>
        runOnce<typeof endpoints.bookAppointment>(
          transaction,
          endpoints.bookAppointment,
          call,
          async () => {
            const { client_id: clientId, reason, visit, ...wish } = call.body;
            const plan = visit === undefined ? null : planOf(visit);
            const scene = { viewer: staffViewer(call.actor), now: call.now };
            const booking = { clientId, wish, plan, reason };
            return {
              status: 201,
              body: await bookAppointment(transaction, booking, scene, mails),
            };
          },
        ),
      ),

    getAppointment: async ({ actor, params, now }) => ({
      status: 200,
      body: (await readAppointment(database, { ...params, viewer: viewerOf(actor), now }))
        .appointment,
    }),

    confirmAppointment: ({ actor, params, body: { version, ...visit }, now }) =>
      inOne((transaction) =>
        staff.confirm(
          transaction,
          { ...params, viewer: staffViewer(actor), version, now },
          planOf(visit),
        ),
      ),

    declineAppointment: ({ actor, params, body, now }) =>
      inOne((transaction) =>
        staff.decline(transaction, { ...params, ...body, viewer: staffViewer(actor), now }),
      ),

    rescheduleAppointment: ({ actor, params, body: { version, reason, ...visit }, now }) =>
      inOne((transaction) =>
        staff.reschedule(
          transaction,
          { ...params, viewer: staffViewer(actor), version, reason, now },
          planOf(visit),
        ),
      ),

    startAppointment: ({ actor, params, body, now }) =>
      inOne((transaction) =>
        staff.start(transaction, { ...params, ...body, viewer: staffViewer(actor), now }),
      ),

    completeAppointment: ({ actor, params, body, now }) =>
      inOne((transaction) =>
        staff.complete(
          transaction,
          { ...params, viewer: staffViewer(actor), version: body.version, now },
          {
            notes: body.notes ?? '',
            startedAt: momentOf(body.started_at),
            endedAt: momentOf(body.ended_at),
          },
        ),
      ),

    reportNoAccess: ({ actor, params, body, now }) =>
      inOne((transaction) =>
        staff.reportNoAccess(transaction, {
          ...params,
          ...body,
          viewer: staffViewer(actor),
          now,
        }),
      ),

    cancelAppointment: ({ actor, params, body, now }) =>
      inOne((transaction) => {
        const reason = body.reason === undefined || body.reason === '' ? null : body.reason;
        const call = { ...params, viewer: viewerOf(actor), version: body.version, reason, now };
        const clientNoticeAt = momentOf(body.client_notice_at);
        return cancelAppointment(transaction, { call, clientNoticeAt }, mails);
      }),

    askForAnotherTime: ({ actor, params, body, now }) =>
      inOne((transaction) =>
        clients.askForAnotherTime(
          transaction,
          { ...params, viewer: clientViewer(actor), version: body.version, now },
          {
            preferredDate: body.preferred_date,
            preferredTime: body.preferred_time,
            note: body.note ?? '',
          },
        ),
      ),

    acceptAnotherTime: ({ actor, params, body: { version, ...visit }, now }) =>
      inOne((transaction) =>
        staff.acceptAnotherTime(
          transaction,
          { ...params, viewer: staffViewer(actor), version, now },
          planOf(visit),
        ),
      ),

    declineAnotherTime: ({ actor, params, body, now }) =>
      inOne((transaction) =>
        staff.declineAnotherTime(transaction, {
          ...params,
          ...body,
          viewer: staffViewer(actor),
          now,
        }),
      ),

    withdrawAnotherTime: ({ actor, params, body, now }) =>
      inOne((transaction) =>
        clients.withdrawAnotherTime(transaction, {
          ...params,
          ...body,
          viewer: clientViewer(actor),
          now,
        }),
      ),

    getAppointmentCalendar: async ({ actor, params, now }) => ({
      status: 200,
      body: await calendars.fileOf({ ...params, viewer: viewerOf(actor), now }),
    }),

    getCalendarFeed: async ({ actor }) => ({
      status: 200,
      body: await calendars.feedOf(actor.userId),
    }),

    renewCalendarFeed: async ({ actor, now }) => ({
      status: 201,
      body: await calendars.renewFeed(actor.userId, now),
    }),

    removeCalendarFeed: async ({ actor }) => {
      await calendars.removeFeed(actor.userId);
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
