import type { MatchCandidate } from '@cleaning/contract';
import { isNameIn, type RowTerms } from './row-terms.ts';

/** A client whose name rows may have. */
export interface NameableClient {
  readonly id: string;
  readonly name: string;
  /** The invoice by which money of theirs can be kept; null before their first one is issued. */
  readonly creditInvoiceId: string | null;
}

/** The most clients of one name that are offered. More of them are found by a search. */
const MAX_CLIENTS = 2;

/** The clients whose names a row has. */
export const clientsNamedIn = (
  terms: RowTerms,
  clients: readonly NameableClient[],
): NameableClient[] => clients.filter(({ name }) => isNameIn(terms, name));

/**
 * All of a row as a credit of a client that it names, unless another candidate is that already: an invoice that is
 * paid.
 */
export const creditCandidates = (
  { amountCents }: { readonly amountCents: number },
  named: readonly NameableClient[],
  others: readonly MatchCandidate[],
): MatchCandidate[] =>
  named
    .filter(
      ({ name }) =>
        !others.some(
          ({ rest_cents: rest, credit }) => rest === amountCents && credit?.client_name === name,
        ),
    )
    .flatMap(({ name, creditInvoiceId }): MatchCandidate[] =>
      creditInvoiceId === null
        ? []
        : [
            {
              parts: [],
              deposit: null,
              rest_cents: amountCents,
              credit: { invoice_id: creditInvoiceId, client_name: name },
              agrees: ['name'],
              differs: ['no_invoice'],
            },
          ],
    )
    .slice(0, MAX_CLIENTS);
