import { bankStatementsEndpoints } from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Dependencies } from '../../dependencies.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { createInvoiceMails, createMoneyService } from '../invoices/index.ts';
import { createDepositService, createQuoteEmails } from '../quotes/index.ts';
import { confirmRows, reopenRow, setRowAside } from './decide-rows.ts';
import { discardStatement } from './discard-statement.ts';
import { readBankFile } from './files/read-bank-file.ts';
import { finishStatement } from './finish-statement.ts';
import { importStatement } from './import-statement.ts';
import { toBankStatement } from './mapper.ts';
import { readOpenRows, readStatementWithRows } from './read-statements.ts';
import { countStatements, listStatements } from './statement-repository.ts';

export function createBankStatementsHandlers({
  database,
  secrets,
  outbox,
  publicUrl,
}: Pick<Dependencies, 'database' | 'outbox' | 'publicUrl' | 'secrets'>): HandlersOf<
  typeof bankStatementsEndpoints
> {
  const ledgers = {
    money: createMoneyService({ mails: createInvoiceMails({ outbox, publicUrl, secrets }) }),
    deposits: createDepositService({ emails: createQuoteEmails({ outbox, publicUrl }) }),
  };
  return {
    importBankStatement: async ({ commit, viewer, body, file: upload, now }) => {
      const file = await readBankFile(upload, sydneyDateOf(now), body.account_number);
      return commit(async (transaction) => ({
        status: 201,
        body: await importStatement(transaction, {
          fileName: upload.fileName,
          file,
          viewer,
          now,
        }),
      }));
    },

    listBankStatements: async ({ query }) => {
      const { path } = bankStatementsEndpoints.listBankStatements;
      const queries = { count: countStatements, list: listStatements, toItem: toBankStatement };
      return { status: 200, body: await readPage(database, { path, query }, queries) };
    },

    listOpenBankRows: async ({ query }) => ({
      status: 200,
      body: await readOpenRows(database, query),
    }),

    confirmBankRows: async ({ each, viewer, body: { rows }, now }) => ({
      status: 200,
      body: { results: await confirmRows(each, rows, { viewer, now }, ledgers) },
    }),

    getBankStatement: async ({ params }) => ({
      status: 200,
      body: await readStatementWithRows(database, params.id),
    }),

    finishBankStatement: async ({ viewer, params, now }) => ({
      status: 200,
      body: await inTransaction(database, (transaction) =>
        finishStatement(transaction, { ...params, viewer, now }),
      ),
    }),

    discardBankStatement: async ({ viewer, params, now }) => {
      await inTransaction(database, (transaction) =>
        discardStatement(transaction, { ...params, viewer, now }),
      );
      return { status: 204, body: null };
    },

    setAsideBankRow: async ({ viewer, params, body, now }) => ({
      status: 200,
      body: await inTransaction(database, (transaction) =>
        setRowAside(transaction, { ...params, ...body }, { viewer, now }),
      ),
    }),

    reopenBankRow: async ({ viewer, params, body, now }) => ({
      status: 200,
      body: await inTransaction(database, (transaction) =>
        reopenRow(transaction, { ...params, ...body }, { viewer, now }, ledgers),
      ),
    }),
  };
}
