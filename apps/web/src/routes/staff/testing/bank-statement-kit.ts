import { aBankStatement, answer, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract';
import { beforeEach } from 'vitest';
import { DOUBTFUL, imports, matching, NONE, SURE } from './a-bank-match.ts';
import { startStaffService } from './staff-portal.ts';

export const IMPORT = '/staff/portal/invoices/import';
export const ADDRESS = `${IMPORT}/${aBankStatement().id}`;

/** The service of a bank statement with sure rows, a doubtful one and one without a match. */
export function startBankStatement() {
  const server = startStaffService();
  beforeEach(() => {
    server.use(imports(aBankStatement()), ...matching([...SURE, DOUBTFUL, NONE]));
  });
  return {
    server,
    /** Answers calls that confirm rows, and returns their bodies. */
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
