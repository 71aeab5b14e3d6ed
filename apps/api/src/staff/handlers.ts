import type { staffEndpoints } from '@cleaning/contract/staff';
import { sydneyDateOf } from '@cleaning/pricing';
import { readSnapshot } from '../core/db/client.ts';
import type { HandlersOf } from '../core/http/handlers.ts';
import {
  changeStaffPreferences,
  readStaffPreferences,
} from '../accounts/preferences/staff-preferences.ts';
import { appointmentsOfDay } from '../appointments/index.ts';
import { countOpenEnquiries } from '../enquiries/receive-enquiry.ts';
import { invoicesForStaff } from '../invoices/index.ts';
import { countFailedMails } from '../mails/index.ts';
import { unreadForStaff } from '../messages/index.ts';
import { quotesWaitingForStaff } from '../quotes/index.ts';
import { weeksToApprove } from '../timesheets/index.ts';
import { listOthers, storePresence } from './presence-repository.ts';
import { searchForStaff } from './search.ts';

/** Serves the staff portal's calls that combine several kinds of record. */
export const staffHandlers: HandlersOf<typeof staffEndpoints> = {
  getStaffToday: async ({ database, viewer, query: { page }, now }) => {
    const today = sydneyDateOf(now);
    const { area } = await readStaffPreferences(database, viewer.staffId);
    const body = await readSnapshot(database, async (snapshot) => ({
      date: today,
      ...(await appointmentsOfDay(snapshot, { viewer, today, now, area, page })),
      quotes: await quotesWaitingForStaff(snapshot, viewer),
      ...(await unreadForStaff(snapshot, viewer)),
      ...(await invoicesForStaff(snapshot, viewer, today)),
      timesheets_to_approve: await weeksToApprove(snapshot, now),
      open_enquiries: await countOpenEnquiries(snapshot),
      failed_mails: (await countFailedMails(snapshot, viewer)).open,
    }));
    return { status: 200, body };
  },

  searchForStaff: async ({ database, viewer, query, now }) => ({
    status: 200,
    body: await readSnapshot(database, (snapshot) =>
      searchForStaff(snapshot, { viewer, text: query.text, today: sydneyDateOf(now) }),
    ),
  }),

  getStaffPreferences: async ({ database, viewer }) => ({
    status: 200,
    body: await readStaffPreferences(database, viewer.staffId),
  }),

  announcePresence: async ({ transaction, viewer: { staffId }, body, now }) => {
    await storePresence(transaction, staffId, body, now);
    return { status: 200, body: { others: await listOthers(transaction, staffId, body, now) } };
  },

  updateStaffPreferences: async ({ transaction, viewer, body: changes, now }) => ({
    status: 200,
    body: await changeStaffPreferences(transaction, viewer.staffId, { changes, now }),
  }),
};
