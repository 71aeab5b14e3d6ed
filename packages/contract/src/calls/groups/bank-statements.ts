// Written from the endpoint table by scripts/write-calls.ts.
import type { endpointGroups } from '../../all-endpoints.ts';
import type { CallsOf } from '../../http/endpoint-call.ts';

export const bankStatementsCalls: CallsOf<(typeof endpointGroups)['bankStatements']> = {
  importBankStatement: {
    method: 'POST',
    path: 'bank_statements/',
    sends: ['upload'],
    idempotent: true,
  },
  listBankStatements: { method: 'GET', path: 'bank_statements/', sends: ['query'] },
  readBankColumns: { method: 'POST', path: 'bank_statements/columns/', sends: ['upload'] },
  listOpenBankRows: { method: 'GET', path: 'bank_statements/open_rows/', sends: ['query'] },
  confirmBankRows: {
    method: 'POST',
    path: 'bank_statements/confirm/',
    sends: ['body'],
    idempotent: true,
  },
  getBankStatement: { method: 'GET', path: 'bank_statements/:id/', sends: ['params'] },
  discardBankStatement: {
    method: 'DELETE',
    path: 'bank_statements/:id/',
    sends: ['params'],
    brings: 'nothing',
  },
  finishBankStatement: { method: 'POST', path: 'bank_statements/:id/finish/', sends: ['params'] },
  setAsideBankRow: {
    method: 'POST',
    path: 'bank_statements/rows/:id/set_aside/',
    sends: ['params', 'body'],
  },
  reopenBankRow: {
    method: 'POST',
    path: 'bank_statements/rows/:id/reopen/',
    sends: ['params', 'body'],
  },
};
