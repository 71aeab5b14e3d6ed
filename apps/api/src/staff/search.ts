import type { StaffSearch } from '@cleaning/contract/staff';
import type { Queryable } from '../core/db/client.ts';
import type { OfficeViewer } from '../core/http/viewer.ts';
import { clientsFoundByStaff } from '../clients/found-clients.ts';
import { appointmentsFoundByStaff } from '../appointments/index.ts';
import { invoicesFoundByStaff } from '../invoices/index.ts';
import { quotesFoundByStaff } from '../quotes/index.ts';
import { referencesIn } from './references-in.ts';

interface Search {
  readonly viewer: OfficeViewer;
  readonly text: string;
  /** The date in Sydney. */
  readonly today: string;
}

/** Asks each kind of record for its few matches, which it finds with an index of its own. */
export async function searchForStaff(
  queryable: Queryable,
  { viewer, text, today }: Search,
): Promise<StaffSearch> {
  const clients = await clientsFoundByStaff(queryable, { text, today });
  const [only] = clients;
  const clientId = clients.length === 1 && only !== undefined ? only.id : null;
  const { quotes, visits, invoices } = referencesIn(text, today);
  return {
    clients,
    quotes: await quotesFoundByStaff(queryable, viewer, { references: quotes, clientId }),
    visits: await appointmentsFoundByStaff(queryable, viewer, {
      references: visits,
      clientId,
      today,
    }),
    invoices: await invoicesFoundByStaff(queryable, viewer, { numbers: invoices, clientId, today }),
  };
}
