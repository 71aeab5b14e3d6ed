import { listMyInvoicesQuery, type Dashboard, type portalEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Actor } from '../../http/actor.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { exportFor as exportAccount } from '../accounts/account-export.ts';
import { exportFor as exportAppointments, nextAppointment } from '../appointments/list-service.ts';
import { createInvoiceListService } from '../invoices/list-service.ts';
import { clientViewer } from '../invoices/viewer.ts';

/** The first invoices to pay. */
const UNPAID = { status: 'issued,partially_paid', ordering: 'due_date', page_size: 5 } as const;

/** Puts together what each module says of a client. */
export function createPortalHandlers(
  dependencies: Dependencies,
): HandlersOf<typeof portalEndpoints> {
  const { database } = dependencies;
  const invoices = createInvoiceListService({ database });

  const unpaid = async ({ userId }: Actor, now: Date): Promise<Dashboard['invoices']> => {
    const scene = { viewer: clientViewer(userId), now };
    const { results, due_cents, due_count, overdue_cents, overdue_count } = await invoices.myPage(
      scene,
      listMyInvoicesQuery.parse(UNPAID),
      '',
    );
    return { due_cents, due_count, overdue_cents, overdue_count, invoices: results };
  };

  return {
    getDashboard: async ({ actor, now }) => ({
      status: 200,
      body: {
        next_appointment: await nextAppointment(database, actor.userId, now),
        invoices: await unpaid(actor, now),
      },
    }),

    exportOwnData: async ({ actor, now }) => ({
      status: 200,
      body: {
        exported_at: now.toISOString(),
        ...(await exportAccount(dependencies, actor, now)),
        appointments: await exportAppointments(database, actor.userId, now),
      },
    }),
  };
}
