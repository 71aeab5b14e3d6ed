import type { cleanersEndpoints as endpoints } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import { readSnapshot } from '../../core/db/client.ts';
import { outsideTransaction, type HandlersOf } from '../../core/http/handlers.ts';
import { createAppointmentMails } from '../appointment-mails.ts';
import { createStaffCommands } from '../commands/staff-commands.ts';
import { timesOf } from './leave-mapper.ts';
import { createLeaveCommands } from './leave-service.ts';
import { checkHours, readRoster, saveHours } from './roster-service.ts';
import { checkLeave } from './leave-decisions.ts';

/** Serves the calls about the working hours and leave of cleaners. */
export function createCleanersHandlers(
  dependencies: Pick<Dependencies, 'database' | 'outbox' | 'publicUrl'>,
): HandlersOf<typeof endpoints> {
  const { database } = dependencies;
  const staff = createStaffCommands({ mails: createAppointmentMails(dependencies) });
  const leave = createLeaveCommands({ staff });
  return {
    getCleaner: async ({ viewer, params, now }) => ({
      status: 200,
      body: await readSnapshot(database, (snapshot) =>
        readRoster(snapshot, { ...params, viewer, now }),
      ),
    }),
    checkWorkingHours: outsideTransaction(async ({ viewer, params, body, now }) => ({
      status: 200,
      body: await readSnapshot(database, (snapshot) =>
        checkHours(snapshot, { ...params, viewer, now }, body),
      ),
    })),
    saveWorkingHours: async ({ transaction, viewer, params, body, now }) => ({
      status: 200,
      body: await saveHours(transaction, { ...params, viewer, now }, body),
    }),
    checkLeave: async ({ params, query, now }) => ({
      status: 200,
      body: await readSnapshot(database, (snapshot) => {
        const { leave_id: leaveId = null, ...dates } = query;
        const { startsAt, endsAt } = timesOf(dates);
        return checkLeave(snapshot, { staffId: params.id, startsAt, endsAt }, { leaveId, now });
      }),
    }),
    addLeave: async ({ transaction, viewer, params, body, now }) => ({
      status: 201,
      body: await leave.add(transaction, { ...params, viewer, now }, body),
    }),
    approveLeave: async ({ transaction, viewer, params, body, now }) => ({
      status: 200,
      body: await leave.approve(transaction, { ...params, viewer, now }, body),
    }),
    declineLeave: async ({ transaction, viewer, params, body, now }) => ({
      status: 200,
      body: await leave.decline(transaction, { ...params, viewer, now }, body),
    }),
    shortenLeave: async ({ transaction, viewer, params, body, now }) => ({
      status: 200,
      body: await leave.shorten(transaction, { ...params, viewer, now }, body),
    }),
    removeLeave: async ({ transaction, viewer, params, body, now }) => ({
      status: 200,
      body: await leave.remove(transaction, { ...params, viewer, now }, body),
    }),
  };
}
