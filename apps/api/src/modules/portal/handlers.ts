import type { portalEndpoints } from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Dependencies } from '../../dependencies.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { exportFor as exportAccount } from '../accounts/account-export.ts';
import { exportFor as exportAppointments, nextAppointment } from '../appointments/list-service.ts';
import { exportFor as exportAttachments } from '../attachments/service.ts';
import { exportFor as exportDocuments } from '../documents/export-service.ts';
import { exportFor as exportInvoices, invoicesForDashboard } from '../invoices/overview-service.ts';
import {
  exportFor as exportMessages,
  latestThreads,
  unreadCount,
} from '../messages/list-service.ts';
import { readerOf } from '../messages/viewer.ts';
import { exportFor as exportQuotes, quotesForDashboard } from '../quotes/overview-service.ts';

/** Puts together what each module says of a client. */
export function createPortalHandlers(
  dependencies: Dependencies,
): HandlersOf<typeof portalEndpoints> {
  const { database } = dependencies;
  return {
    getDashboard: async ({ actor, now }) => {
      const { userId: clientId } = actor;
      const [next_appointment, quotes, invoices, unread, threads] = await Promise.all([
        nextAppointment(database, clientId, now),
        quotesForDashboard(database, clientId),
        invoicesForDashboard(database, clientId, sydneyDateOf(now)),
        unreadCount(database, readerOf(actor)),
        latestThreads(database, readerOf(actor)),
      ]);
      return { status: 200, body: { next_appointment, quotes, invoices, unread, threads } };
    },

    // One part after the other: a copy is in no hurry, and others want the connections.
    exportOwnData: async ({ actor, now }) => {
      const { userId: clientId } = actor;
      const account = await exportAccount(dependencies, actor, now);
      const quotes = await exportQuotes(database, clientId);
      const quoteIds = quotes.quotes.map(({ id }) => id);
      return {
        status: 200,
        body: {
          exported_at: now.toISOString(),
          ...account,
          ...quotes,
          attachments: await exportAttachments(database, actor, quoteIds),
          invoices: await exportInvoices(database, clientId, now),
          appointments: await exportAppointments(database, clientId, now),
          documents: await exportDocuments(database, clientId),
          messages: await exportMessages(database, clientId),
        },
      };
    },
  };
}
