import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import type { UploadRule } from '../http/files.ts';
import { pageOf, pageQuery } from '../http/page.ts';
import {
  bankColumnsSchema,
  bankRowResultSchema,
  bankRowSchema,
  bankStatementSchema,
  bankStatementWithRowsSchema,
  openBankRowSchema,
} from './entity.ts';
import {
  confirmBankRowsRequest,
  importBankStatementRequest,
  MAX_STATEMENT_BYTES,
  openBankRowsQuery,
  readBankColumnsRequest,
  reopenBankRowRequest,
  setAsideBankRowRequest,
} from './requests.ts';

const tag = 'Bank statements';
const params = z.strictObject({ id: z.uuid() });
const upload: UploadRule = {
  maxBytes: MAX_STATEMENT_BYTES,
  mediaTypes: ['application/x-ofx', 'application/xml', 'text/csv'],
};

/** Received bank payments, and the invoices that they pay. */
export const bankStatementsEndpoints = {
  importBankStatement: defineEndpoint({
    name: 'importBankStatement',
    method: 'POST',
    path: 'bank_statements/',
    tag,
    summary: 'Read the file of a bank; a row that was read before is left out',
    access: 'office',
    upload,
    body: importBankStatementRequest,
    responses: { 201: bankStatementSchema },
    idempotent: true,
    rateLimit: 'write',
  }),
  listBankStatements: defineEndpoint({
    name: 'listBankStatements',
    method: 'GET',
    path: 'bank_statements/',
    tag,
    summary: 'List the bank statements that were imported, the latest first',
    access: 'office',
    query: pageQuery,
    responses: { 200: pageOf(bankStatementSchema) },
  }),
  readBankColumns: defineEndpoint({
    name: 'readBankColumns',
    method: 'POST',
    path: 'bank_statements/columns/',
    tag,
    summary:
      'Read the columns of a CSV file, and its first rows with a choice of them; nothing is kept',
    access: 'office',
    upload,
    body: readBankColumnsRequest,
    responses: { 200: bankColumnsSchema },
    rateLimit: 'write',
  }),
  listOpenBankRows: defineEndpoint({
    name: 'listOpenBankRows',
    method: 'GET',
    path: 'bank_statements/open_rows/',
    tag,
    summary: 'List money of which nothing was decided yet, with the invoices that it may pay',
    access: 'office',
    query: openBankRowsQuery,
    responses: {
      200: z.object({
        rows: z.array(openBankRowSchema),
        /** Whether there are more; they follow once some of these are decided. */
        is_capped: z.boolean(),
      }),
    },
  }),
  confirmBankRows: defineEndpoint({
    name: 'confirmBankRows',
    method: 'POST',
    path: 'bank_statements/confirm/',
    tag,
    summary: 'Record what rows pay, each of them once and answered by itself',
    access: 'office',
    body: confirmBankRowsRequest,
    responses: { 200: z.object({ results: z.array(bankRowResultSchema) }) },
    idempotent: 'each',
    rateLimit: 'write',
  }),
  getBankStatement: defineEndpoint({
    name: 'getBankStatement',
    method: 'GET',
    path: 'bank_statements/:id/',
    tag,
    summary: 'Read a bank statement with its rows, and what became of each',
    access: 'office',
    params,
    responses: { 200: bankStatementWithRowsSchema },
  }),
  discardBankStatement: defineEndpoint({
    name: 'discardBankStatement',
    method: 'DELETE',
    path: 'bank_statements/:id/',
    tag,
    summary: 'Remove an import of which nothing was recorded, as if its file had not been read',
    access: 'office',
    params,
    responses: { 204: null },
    conflict: bankStatementSchema,
    rateLimit: 'write',
  }),
  finishBankStatement: defineEndpoint({
    name: 'finishBankStatement',
    method: 'POST',
    path: 'bank_statements/:id/finish/',
    tag,
    summary: 'Say that a bank statement is done, once each of its rows is decided',
    access: 'office',
    params,
    responses: { 200: bankStatementSchema },
    conflict: bankStatementSchema,
    rateLimit: 'write',
  }),
  setAsideBankRow: defineEndpoint({
    name: 'setAsideBankRow',
    method: 'POST',
    path: 'bank_statements/rows/:id/set_aside/',
    tag,
    summary: 'Say that a row pays no invoice, and why',
    access: 'office',
    params,
    body: setAsideBankRowRequest,
    responses: { 200: bankRowSchema },
    rateLimit: 'write',
  }),
  reopenBankRow: defineEndpoint({
    name: 'reopenBankRow',
    method: 'POST',
    path: 'bank_statements/rows/:id/reopen/',
    tag,
    summary: 'Take back what was decided about a row: that it was set aside, or the payments of it',
    access: 'office',
    params,
    body: reopenBankRowRequest,
    responses: { 200: bankRowSchema },
    rateLimit: 'write',
  }),
} as const;
