import type { appointmentsEndpoints as endpoints } from '@cleaning/contract/appointments';
import { answerBy } from '../core/command.ts';
import { reasonOf } from '../core/edit.ts';
import type { HandlersOf } from '../core/http/handlers.ts';
import { appointmentRecord, telling } from './appointment-record.ts';
import { bookAppointment } from './booking/book-appointment.ts';
import { recordPastVisit } from './booking/record-past-visit.ts';
import { calendarFileOf, readFeed, readFeedState, renewFeed } from './calendar/calendar-feed.ts';
import { deleteFeed } from './calendar/feed-repository.ts';
import { cancelling, toCostShown } from './commands/cancel-appointment.ts';
import { readAppointment } from './load-appointment.ts';
import { requestAppointment, requestingReschedule } from './commands/request-appointment.ts';
import { listAllAppointments, listMyAppointments } from './lists/list-appointments.ts';
import { listStaffMembers } from './booking/staff-repository.ts';
import { readOpenings } from './roster/read-openings.ts';
import { listWhoCleans } from './roster/team-repository.ts';
import { planning, rescheduling } from './commands/plan-appointment.ts';
import { completing, starting } from './commands/start-and-complete.ts';
import { planOf } from './booking/appointment-plan.ts';

export const appointmentsHandlers: HandlersOf<typeof endpoints> = {
  listOpenings: async ({ database, query, now }) => ({
    status: 200,
    body: await readOpenings(database, query, now),
  }),

  listMyAppointments,
  listAppointments: listAllAppointments,

  listStaffMembers: async ({ database, query: { role } }) => {
    const staff =
      role === 'cleaning'
        ? await listWhoCleans(database)
        : await listStaffMembers(database, { isOffice: role === 'office' });
    return { status: 200, body: staff.map(({ id, firstName }) => ({ id, first_name: firstName })) };
  },

  requestAppointment: async ({ transaction, viewer, body, now }) => ({
    status: 201,
    body: await requestAppointment(transaction, body, { viewer, now }),
  }),

  bookAppointment: async ({ transaction, viewer, body, now }) => {
    const { client_id: clientId, reason, plan, past, ...request } = body;
    const booking = { clientId, request, plan: plan === undefined ? null : planOf(plan), reason };
    const context = { viewer, now };
    return {
      status: 201,
      body:
        past === undefined || booking.plan === null
          ? await bookAppointment(transaction, booking, context)
          : await recordPastVisit(transaction, { ...booking, plan: booking.plan, past }, context),
    };
  },

  getAppointment: async ({ database, viewer, params, now }) => ({
    status: 200,
    body: (await readAppointment(database, { ...params, viewer, now })).appointment,
  }),

  confirmAppointment: answerBy(appointmentRecord, ({ transaction, body, viewer, now }) =>
    planning(transaction, 'confirm', planOf(body), { viewer, now }),
  ),

  declineAppointment: answerBy(appointmentRecord, ({ body: { reason } }) =>
    telling('decline', 'declined', reason),
  ),

  rescheduleAppointment: answerBy(appointmentRecord, ({ transaction, body, viewer, now }) =>
    rescheduling(transaction, planOf(body), body.reason, { viewer, now }),
  ),

  startAppointment: answerBy(appointmentRecord, ({ body: { started_at }, viewer, now }) =>
    starting(momentOf(started_at), { viewer, now }),
  ),

  completeAppointment: answerBy(appointmentRecord, ({ body, now }) =>
    completing(
      {
        notes: body.notes ?? null,
        earlierNotes: body.earlier_notes,
        startedAt: momentOf(body.started_at),
        endedAt: momentOf(body.ended_at),
      },
      now,
    ),
  ),

  reportNoAccess: answerBy(appointmentRecord, ({ body: { reason } }) =>
    telling('report_no_access', 'no_access', reason),
  ),

  cancelAppointment: answerBy(appointmentRecord, ({ transaction, body, viewer, now }) => {
    const cancellation = {
      reason: reasonOf(body),
      clientNoticeAt: momentOf(body.client_notice_at),
      costShown: toCostShown(body),
    };
    return cancelling(transaction, cancellation, { viewer, now });
  }),

  requestReschedule: answerBy(appointmentRecord, ({ transaction, body, now }) =>
    requestingReschedule(
      transaction,
      {
        preferredDate: body.preferred_date,
        preferredTime: body.preferred_time,
        note: body.note ?? '',
      },
      now,
    ),
  ),

  acceptReschedule: answerBy(appointmentRecord, ({ transaction, body, viewer, now }) =>
    planning(transaction, 'accept_reschedule', planOf(body), { viewer, now }),
  ),

  declineReschedule: answerBy(appointmentRecord, ({ body: { reason } }) =>
    telling('decline_reschedule', 'reschedule_declined', reason),
  ),

  withdrawReschedule: answerBy(appointmentRecord, () => ({ command: 'withdraw_reschedule' })),

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
