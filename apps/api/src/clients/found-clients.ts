import type { StaffSearch } from '@cleaning/contract/staff';
import type { Queryable } from '../core/db/client.ts';
import { clientsMatching } from './client-list-repository.ts';
import { toClientListItem } from './view.ts';

/** How many clients a search shows. */
const MAX_FOUND = 5;

/** The first clients whose name, e-mail address or phone number holds a text, also of closed accounts. */
export async function clientsFoundByStaff(
  queryable: Queryable,
  { text, today }: { readonly text: string; readonly today: string },
): Promise<StaffSearch['clients']> {
  const found = clientsMatching({ search: text }, 'name', today);
  const rows = await found.page(queryable, { limit: MAX_FOUND, offset: 0 });
  return rows.map((row) => toClientListItem(row, today));
}
