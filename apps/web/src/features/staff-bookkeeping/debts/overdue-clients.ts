import { MAX_STATEMENTS, type AgedDebts } from '@cleaning/contract';

export type Debtor = AgedDebts['clients'][number];

/**
 * The overdue clients who pay something themselves, in the order of the list and limited to what
 * one call accepts.
 */
export const overdueClients = (clients: readonly Debtor[]): readonly Debtor[] =>
  clients
    .filter(
      ({ total_cents: total, current_cents: current, payers }) =>
        total > current && payers.some(({ payer }) => payer === 'client'),
    )
    .slice(0, MAX_STATEMENTS);

/** "1 client", "12 clients". */
export const count = (number: number, noun: string): string =>
  number === 1 ? `1 ${noun}` : `${number.toLocaleString('en-AU')} ${noun}s`;
