import type { BankFileFields } from '@cleaning/contract/bank';
import type { Queryable } from '../core/db/client.ts';
import { accountFor } from './files/account-key.ts';
import type { LayoutHints } from './files/find-layout.ts';
import { listLayouts } from './layout-repository.ts';

/** What staff said of the columns of a file, in this call and of earlier files of the account. */
export async function layoutHints(
  queryable: Queryable,
  { account_number: account, columns, names_row, date_order }: BankFileFields,
): Promise<LayoutHints> {
  return {
    chosen: { columns, names_row, date_order },
    remembered: await listLayouts(queryable, accountFor(account)),
  };
}
