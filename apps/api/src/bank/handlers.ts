import { type BankFileFields, bankStatementsEndpoints } from '@cleaning/contract/bank';
import type { quoteDepositEndpoints } from '@cleaning/contract/quotes';
import { sydneyDateOf } from '@cleaning/pricing';
import { callOf } from '../core/command.ts';
import type { Queryable } from '../core/db/client.ts';
import type { HandlersOf } from '../core/http/handlers.ts';
import { list } from '../core/list.ts';
import { confirmRows, reopenRow, setRowAside } from './decide-rows.ts';
import { discardStatement } from './discard-statement.ts';
import { accountFor } from './files/account-key.ts';
import type { LayoutHints } from './files/find-layout.ts';
import { readBankContent, toReadFile } from './files/read-bank-file.ts';
import { finishStatement } from './finish-statement.ts';
import { takeDepositBackWithRow } from './free-row-of-deposit.ts';
import { importStatement } from './import-statement.ts';
import { listLayouts, saveLayout } from './layout-repository.ts';
import { toBankStatement } from './view.ts';
import { readOpenRows, readStatementWithRows } from './read-statements.ts';
import { allStatements } from './statement-repository.ts';
import { toBankColumns } from './to-bank-columns.ts';

export const bankStatementsHandlers: HandlersOf<
  typeof bankStatementsEndpoints & Pick<typeof quoteDepositEndpoints, 'takeDepositBack'>
> = {
  importBankStatement: async ({ database, commit, viewer, body, file: upload, now }) => {
    const reading = await readBankContent(upload, await layoutHints(database, body));
    const { file, layout } = toReadFile(reading, sydneyDateOf(now), body.account_number);
    return commit(async (transaction) => {
      if (body.remember === 'true' && layout !== null) {
        const account = accountFor(body.account_number);
        await saveLayout(transaction, { ...layout, account, savedBy: viewer.staffId, now });
      }
      const { fileName } = upload;
      const hasChosenColumns = layout !== null;
      const made = { fileName, file, hasChosenColumns, viewer, now };
      return { status: 201, body: await importStatement(transaction, made) };
    });
  },

  readBankColumns: async ({ database, body, file, now }) => {
    const reading = await readBankContent(file, await layoutHints(database, body));
    const today = sydneyDateOf(now);
    return { status: 200, body: toBankColumns(reading, today, body.account_number) };
  },

  listBankStatements: list(bankStatementsEndpoints.listBankStatements, {
    from: () => allStatements,
    view: toBankStatement,
  }),

  listOpenBankRows: async ({ database, query }) => ({
    status: 200,
    body: await readOpenRows(database, query),
  }),

  confirmBankRows: async ({ each, viewer, body: { rows }, now }) => ({
    status: 200,
    body: { results: await confirmRows(each, rows, { viewer, now }) },
  }),

  getBankStatement: async ({ database, params }) => ({
    status: 200,
    body: await readStatementWithRows(database, params.id),
  }),

  finishBankStatement: async ({ transaction, viewer, params, now }) => ({
    status: 200,
    body: await finishStatement(transaction, { ...params, viewer, now }),
  }),

  discardBankStatement: async ({ transaction, viewer, params, now }) => {
    await discardStatement(transaction, { ...params, viewer, now });
    return { status: 204, body: null };
  },

  setAsideBankRow: async (context) => ({
    status: 200,
    body: await setRowAside(context.transaction, callOf(context), context.body.reason),
  }),

  reopenBankRow: async (context) => ({
    status: 200,
    body: await reopenRow(context.transaction, callOf(context), context.body.reason),
  }),

  takeDepositBack: async ({ transaction, viewer, params, body, now }) => ({
    status: 200,
    body: await takeDepositBackWithRow(transaction, { ...body, quoteId: params.id, viewer, now }),
  }),
};

/** What staff said of the columns of a file, in this call and of earlier files of the account. */
async function layoutHints(
  queryable: Queryable,
  { account_number: account, columns, names_row, date_order }: BankFileFields,
): Promise<LayoutHints> {
  return {
    chosen: { columns, names_row, date_order },
    remembered: await listLayouts(queryable, accountFor(account)),
  };
}
