import type { staffAppointmentsEndpoints as endpoints } from '@cleaning/contract/appointments';
import { answerBy, callOf } from '../../core/command.ts';
import { readSnapshot } from '../../core/db/client.ts';
import type { HandlersOf } from '../../core/http/handlers.ts';
import {
  markChangesSeen,
  readStaffPreferences,
} from '../../accounts/preferences/staff-preferences.ts';
import { appointmentRecord } from '../appointment-record.ts';
import { checkAvailability } from '../availability/check-availability.ts';
import { editing } from '../commands/edit-appointment.ts';
import { assigning } from '../commands/plan-appointment.ts';
import { reportingLate } from '../commands/start-and-complete.ts';
import { takingBackNoAccess } from '../commands/take-back-no-access.ts';
import { readOwnVisits } from '../day/own-visits.ts';
import { decidingFee } from '../late-fees/decide-fee.ts';
import { readStaffCalendar } from '../staff-calendar/staff-calendar.ts';
import { readStaffMonth } from '../staff-calendar/staff-month.ts';
import { correctTimes } from '../work/correct-times.ts';
import {
  addTask,
  readWorkSheet,
  revealAccessCode,
  saveOfficeNote,
  setAccessCode,
  tick,
} from '../work/work-sheet.ts';

/** Serves the calls with which staff plan appointments, and those that cleaners make on site. */
export const staffAppointmentsHandlers: HandlersOf<typeof endpoints> = {
  getStaffCalendar: async ({ database, viewer, query, now }) => {
    const { area } = await readStaffPreferences(database, viewer.staffId);
    return { status: 200, body: await readStaffCalendar(database, query, { viewer, now }, area) };
  },

  getStaffMonth: async ({ database, viewer, query }) => {
    const { area } = await readStaffPreferences(database, viewer.staffId);
    return { status: 200, body: await readStaffMonth(database, query, area) };
  },

  getOwnVisits: async ({ database, viewer, now }) => ({
    status: 200,
    body: await readSnapshot(database, (snapshot) => readOwnVisits(snapshot, { viewer, now })),
  }),

  markOwnChangesSeen: async ({ transaction, viewer, body, now }) => {
    await markChangesSeen(transaction, viewer.staffId, { until: new Date(body.until), now });
    return { status: 204, body: null };
  },

  checkAvailability: async ({ transaction, body, now }) => ({
    status: 200,
    body: await checkAvailability(transaction, body, now),
  }),

  assignAppointment: answerBy(appointmentRecord, ({ transaction, body: { staff_id }, viewer }) =>
    assigning(transaction, staff_id, viewer),
  ),

  editAppointment: answerBy(appointmentRecord, ({ transaction, body, viewer, now }) =>
    editing(transaction, body, { viewer, now }),
  ),

  decideFee: answerBy(appointmentRecord, ({ transaction, body, viewer, now }) =>
    decidingFee(transaction, body, { viewer, now }),
  ),

  takeBackNoAccess: answerBy(appointmentRecord, ({ transaction, body, viewer, now }) =>
    takingBackNoAccess(transaction, body, { viewer, now }),
  ),

  correctTimes: async (context) => ({
    status: 200,
    body: await correctTimes(context.transaction, callOf(context), context.body),
  }),

  getWorkSheet: async ({ database, viewer, params, now }) => ({
    status: 200,
    body: await readWorkSheet(database, { ...params, viewer, now }),
  }),

  addTask: async ({ transaction, viewer, params, body, now }) => ({
    status: 201,
    body: await addTask(transaction, { ...params, viewer, now }, body.label),
  }),

  tickTask: async ({ transaction, viewer, params, body, now }) => ({
    status: 200,
    body: await tick(
      transaction,
      { id: params.id, viewer, now },
      {
        id: body.task_id,
        isDone: body.is_done,
        doneAt: body.done_at === undefined ? null : new Date(body.done_at),
      },
    ),
  }),

  saveOfficeNote: async ({ transaction, viewer, params, body, now }) => {
    await saveOfficeNote(transaction, { ...params, viewer, now }, body);
    return { status: 204, body: null };
  },

  setAccessCode: async ({ transaction, secrets, viewer, params, body, now }) => {
    await setAccessCode(transaction, secrets, { ...params, viewer, now }, body);
    return { status: 204, body: null };
  },

  revealAccessCode: async ({ transaction, secrets, viewer, params, now }) => ({
    status: 200,
    body: {
      access_code: await revealAccessCode(transaction, secrets, { ...params, viewer, now }),
    },
  }),

  reportRunningLate: answerBy(appointmentRecord, ({ transaction, body, viewer, now }) =>
    reportingLate(transaction, body, { viewer, now }),
  ),
};
