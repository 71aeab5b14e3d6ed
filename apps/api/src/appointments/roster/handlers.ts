import type { cleanersEndpoints as endpoints } from '@cleaning/contract/roster';
import { answerBy, callOf } from '../../core/command.ts';
import { readSnapshot } from '../../core/db/client.ts';
import { outsideTransaction, type HandlersOf } from '../../core/http/handlers.ts';
import { timesOf } from './view.ts';
import { addLeave, approveLeave, declining, shortening } from './commands.ts';
import { leaveRecord } from './leave-record.ts';
import { checkHours, readRoster, saveHours } from './working-hours.ts';
import { checkLeave } from './leave-decisions.ts';

/** Serves the calls about the working hours and leave of cleaners. */
export const cleanersHandlers: HandlersOf<typeof endpoints> = {
  getCleaner: async ({ database, viewer, params, now }) => ({
    status: 200,
    body: await readSnapshot(database, (snapshot) =>
      readRoster(snapshot, { ...params, viewer, now }),
    ),
  }),
  checkWorkingHours: outsideTransaction(async ({ database, viewer, params, body, now }) => ({
    status: 200,
    body: await readSnapshot(database, (snapshot) =>
      checkHours(snapshot, { ...params, viewer, now }, body),
    ),
  })),
  saveWorkingHours: async (context) => ({
    status: 200,
    body: await saveHours(context.transaction, callOf(context), context.body),
  }),
  checkLeave: async ({ database, params, query, now }) => ({
    status: 200,
    body: await readSnapshot(database, (snapshot) => {
      const { leave_id: leaveId = null, ...dates } = query;
      const { startsAt, endsAt } = timesOf(dates);
      return checkLeave(snapshot, { staffId: params.id, startsAt, endsAt }, { leaveId, now });
    }),
  }),
  addLeave: async ({ transaction, viewer, params, body, now }) => ({
    status: 201,
    body: await addLeave(transaction, { ...params, viewer, now }, body),
  }),
  approveLeave: async ({ transaction, viewer, params, body, now }) => ({
    status: 200,
    body: await approveLeave(transaction, { ...params, viewer, now }, body),
  }),
  declineLeave: answerBy(leaveRecord, ({ body: { reason }, viewer }) => declining(reason, viewer)),
  shortenLeave: answerBy(leaveRecord, ({ body }) => shortening(body)),
  removeLeave: answerBy(leaveRecord, () => ({ command: 'remove' })),
};
