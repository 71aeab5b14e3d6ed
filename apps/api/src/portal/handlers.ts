import type { portalEndpoints } from '@cleaning/contract/clients';
import { sydneyDateOf } from '@cleaning/pricing';
import { readSnapshot } from '../core/db/client.ts';
import type { HandlersOf } from '../core/http/handlers.ts';
import { exportFor as exportAccount } from '../profile/own-profile.ts';
import { exportFor as exportAppointments, nextAppointment } from '../appointments/index.ts';
import { exportFor as exportAttachments } from '../attachments/quote-attachments.ts';
import { exportFor as exportDocuments } from '../documents/client-documents.ts';
import { exportFor as exportInvoices, invoicesForDashboard } from '../invoices/index.ts';
import { exportFor as exportMessages, latestThreads, unreadCount } from '../messages/index.ts';
import { exportFor as exportQuotes, quotesForDashboard } from '../quotes/index.ts';

/** Serves the client portal's calls that combine several kinds of record. */
export const portalHandlers: HandlersOf<typeof portalEndpoints> = {
  getDashboard: async ({ database, viewer, now }) => {
    const { clientId } = viewer;
    const body = await readSnapshot(database, async (snapshot) => ({
      next_appointment: await nextAppointment(snapshot, clientId, now),
      quotes: await quotesForDashboard(snapshot, clientId),
      invoices: await invoicesForDashboard(snapshot, clientId, sydneyDateOf(now)),
      unread: await unreadCount(snapshot, viewer),
      threads: await latestThreads(snapshot, viewer),
    }));
    return { status: 200, body };
  },

  exportOwnData: async ({ database, secrets, actor, viewer, now }) => {
    const { clientId } = viewer;
    const account = await exportAccount({ database, secrets }, actor, now);
    const records = await readSnapshot(database, async (snapshot) => {
      const quotes = await exportQuotes(snapshot, clientId);
      const quoteIds = quotes.quotes.map(({ id }) => id);
      return {
        ...quotes,
        attachments: await exportAttachments(snapshot, viewer, quoteIds),
        invoices: await exportInvoices(snapshot, clientId, now),
        appointments: await exportAppointments(snapshot, clientId, now),
        documents: await exportDocuments(snapshot, clientId),
        messages: await exportMessages(snapshot, clientId),
      };
    });
    return { status: 200, body: { exported_at: now.toISOString(), ...account, ...records } };
  },
};
