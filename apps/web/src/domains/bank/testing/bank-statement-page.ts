import { aBankStatement, answer, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { beforeEach } from 'vitest';
import { AMBIGUOUS, imports, matching, NONE, SURE } from './a-bank-match.ts';
import { startService } from '#app/testing/render-app.tsx';

export const IMPORT = '/staff/portal/invoices/import';
export const ADDRESS = `${IMPORT}/${aBankStatement().id}`;

/** Starts a mock service for a bank statement with sure rows, a ambiguous one and an unmatched one. */
export function startBankStatement() {
  const server = startService();
  beforeEach(() => {
    server.use(imports(aBankStatement()), ...matching([...SURE, AMBIGUOUS, NONE]));
  });
  return {
    server,
    /** Serves calls that confirm rows. Returns the request bodies, which are added as they arrive. */
    confirming: (...results: object[]) => {
      const sent: unknown[] = [];
      server.use(
        mockEndpoint(endpoints.confirmBankRows, ({ body }) => {
          sent.push(body);
          return answer({ results: results as never });
        }),
      );
      return sent;
    },
  };
}
