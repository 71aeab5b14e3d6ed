import type { staffAppointmentsEndpoints as endpoints } from '@cleaning/contract';
import type { Dependencies } from '../dependencies.ts';
import type { HandlersOf } from '../core/http/handlers.ts';
import { readStaffPreferences } from '../accounts/preferences/staff-preferences.ts';
import { createAppointmentMails } from './appointment-mails.ts';
import { createStaffCommands } from './commands/staff-commands.ts';
import { decideFee } from './late-fees/decide-fee.ts';
import { createStaffCalendars } from './staff-calendar/staff-calendar.ts';
import { createWorkSheets } from './work/work-sheet.ts';

/** Serves the calls with which staff plan appointments, and those that cleaners make on site. */
export function createStaffAppointmentsHandlers(
  dependencies: Pick<Dependencies, 'database' | 'outbox' | 'publicUrl' | 'secrets'>,
): HandlersOf<typeof endpoints> {
  const { database } = dependencies;
  const mails = createAppointmentMails(dependencies);
  const staff = createStaffCommands({ mails });
  const calendars = createStaffCalendars({ database });
  const workSheets = createWorkSheets(dependencies);

  return {
    getStaffCalendar: async ({ viewer, query, now }) => {
      const { area } = await readStaffPreferences(database, viewer.staffId);
      return { status: 200, body: await calendars.read(query, { viewer, now }, area) };
    },

    checkPlan: async ({ viewer, query, now }) => ({
      status: 200,
      body: await calendars.check(query, { viewer, now }),
    }),

    assignAppointment: async ({ transaction, viewer, params, body, now }) => ({
      status: 200,
      body: await staff.assign(
        transaction,
        { ...params, viewer, version: body.version, now },
        body.staff_id,
      ),
    }),
    decideFee: async ({ transaction, viewer, params, body, now }) => {
      const { version, reason = '', ...decision } = body;
      const call = { ...params, viewer, version, reason: reason === '' ? null : reason, now };
      return { status: 200, body: await decideFee(transaction, call, decision, mails) };
    },

    getWorkSheet: async ({ viewer, params, now }) => ({
      status: 200,
      body: await workSheets.read({ ...params, viewer, now }),
    }),

    addTask: async ({ transaction, viewer, params, body, now }) => ({
      status: 201,
      body: await workSheets.addTask(transaction, { ...params, viewer, now }, body.label),
    }),

    tickTask: async ({ transaction, viewer, params, body, now }) => ({
      status: 200,
      body: await workSheets.tick(
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
      await workSheets.saveOfficeNote(transaction, { ...params, viewer, now }, body.notes);
      return { status: 204, body: null };
    },

    setAccessCode: async ({ transaction, viewer, params, body, now }) => {
      await workSheets.setAccessCode(transaction, { ...params, viewer, now }, body.access_code);
      return { status: 204, body: null };
    },

    revealAccessCode: async ({ transaction, viewer, params, now }) => ({
      status: 200,
      body: {
        access_code: await workSheets.revealAccessCode(transaction, { ...params, viewer, now }),
      },
    }),

    reportRunningLate: async ({ transaction, viewer, params, body, now }) => ({
      status: 200,
      body: await staff.reportRunningLate(
        transaction,
        { ...params, viewer, version: body.version, now },
        { minutes: body.minutes, message: body.message },
      ),
    }),
  };
}
