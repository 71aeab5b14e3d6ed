import type { MatchCandidate } from '@cleaning/contract/bank';
import { isNameIn, type RowTerms } from './row-terms.ts';

/** A client whose name may be in the text of a row. */
export interface NameableClient {
  readonly id: string;
  readonly name: string;
  /** The invoice under which a credit of the client can be kept; null until one is issued. */
  readonly creditInvoiceId: string | null;
}

/** The most clients with one name that are suggested. Staff find others with the search. */
const MAX_CLIENTS = 2;

/** The clients whose names are in the text of a row. */
export const clientsNamedIn = (
  terms: RowTerms,
  clients: readonly NameableClient[],
): NameableClient[] => clients.filter(({ name }) => isNameIn(terms, name));

/**
 * Suggests to keep the whole row as a credit of a client that it names, unless another candidate
 * already says so through a paid invoice.
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
