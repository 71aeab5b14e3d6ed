import { MAX_STATEMENTS, type AgedDebts } from '@cleaning/contract';

export type Debtor = AgedDebts['clients'][number];

/** Who is overdue and pays something themselves: those with the most first, as many as one call takes. */
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
