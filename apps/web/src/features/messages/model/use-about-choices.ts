import { type ThreadSubjectType } from '@cleaning/contract';
import { useQuery } from '@tanstack/react-query';
import { isMissing } from '../../../shared/errors/api-errors.ts';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import {
  choiceOfInvoice,
  choiceOfQuote,
  choiceOfVisit,
  type AboutChoice,
} from './about-choices.ts';

/** So many can be chosen from a list; an older one has a link on its own page. */
const page_size = 50;

export interface AboutChoices {
  /** The client's things of the type, the latest first; null while they are not known. */
  readonly choices: readonly AboutChoice[] | null;
  /** There is no such thing of the client's as the one that was named. */
  readonly isMissing: boolean;
  /** Why they could not be read; null while there is nothing to say. */
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/**
 * What a conversation can be about.
 *
 * @param type null for nothing in particular.
 * @param namedId one of them that must be among the choices, however old; '' for none.
 */
export function useAboutChoices(type: ThreadSubjectType | null, namedId: string): AboutChoices {
  const { queries } = usePortalApi();
  const quotes = useQuery({
    ...queries.quotes.mine({ page_size }),
    enabled: type === 'quote',
    select: ({ results }) => results.map(choiceOfQuote),
  });
  const invoices = useQuery({
    ...queries.invoices.mine({ page_size }),
    enabled: type === 'invoice',
    select: ({ results }) => results.map(choiceOfInvoice),
  });
  const visits = useQuery({
    ...queries.appointments.mine({ page_size }),
    enabled: type === 'appointment',
    select: ({ results }) => results.map(choiceOfVisit),
  });
  const list = { quote: quotes, invoice: invoices, appointment: visits }[type ?? 'quote'];

  const isListed = list.data?.some(({ id }) => id === namedId) ?? true;
  const isNeeded = type !== null && namedId !== '' && !isListed;
  const quote = useQuery({
    ...queries.quotes.detail(namedId),
    enabled: isNeeded && type === 'quote',
    select: choiceOfQuote,
  });
  const invoice = useQuery({
    ...queries.invoices.detail(namedId),
    enabled: isNeeded && type === 'invoice',
    select: choiceOfInvoice,
  });
  const visit = useQuery({
    ...queries.appointments.detail(namedId),
    enabled: isNeeded && type === 'appointment',
    select: choiceOfVisit,
  });
  const named = { quote, invoice, appointment: visit }[type ?? 'quote'];

  const isReady = list.data !== undefined && (!isNeeded || !named.isPending);
  const extra = isNeeded && named.data !== undefined ? [named.data] : [];
  return {
    choices: isReady ? [...extra, ...(list.data ?? [])] : null,
    isMissing: isNeeded && isMissing(named.error),
    error: list.error ?? (isNeeded && !isMissing(named.error) ? named.error : null),
    isFetching: list.isFetching || named.isFetching,
    refetch() {
      void list.refetch();
      if (isNeeded) void named.refetch();
    },
  };
}
