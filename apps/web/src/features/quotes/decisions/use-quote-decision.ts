import { type Quote, type QuoteCommand, quoteSchema } from '@cleaning/contract';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeChanges } from '../detail/format-revision.ts';
import { useLatestVersion } from '../../../shared/versions/use-latest-version.ts';

export interface QuoteDecisionOptions<Variables> {
  /** The newest quote that the page knows. */
  readonly quote: Quote;
  readonly command: QuoteCommand;
  /** While the dialog is open it remembers which quote its reader began with. */
  readonly open: boolean;
  readonly options: UseMutationOptions<Quote, Error, Variables>;
  /** Called as soon as the decision is made, before the lists are read again. */
  readonly onDone: () => void;
}

/** A decision about a quote that may be changed elsewhere meanwhile. */
export interface QuoteDecision<Variables> {
  /** The quote as it is now, which is what the decision is about. */
  readonly current: Quote;
  /** It is not the quote that its reader began with. */
  readonly hasChanged: boolean;
  /** What is different in it. */
  readonly changes: readonly string[];
  /** The decision can still be made. */
  readonly isPossible: boolean;
  /** Rejects with what the service says. */
  readonly submit: (variables: Variables) => Promise<unknown>;
}

/** Gives a command to a quote, and holds it against the quote that its reader saw. */
export function useQuoteDecision<Variables>({
  quote,
  command,
  open,
  options,
  onDone,
}: QuoteDecisionOptions<Variables>): QuoteDecision<Variables> {
  const [wasOpen, setWasOpen] = useState(open);
  const { opened, latest, handleConflict, restart } = useLatestVersion(quote, quoteSchema);
  if (wasOpen !== open) {
    setWasOpen(open);
    restart(open ? quote : opened);
  }

  const { mutateAsync } = useMutation({
    ...options,
    onSuccess: (...result) => {
      const kept = options.onSuccess?.(...result);
      onDone();
      return kept;
    },
    onError: (refusal, ...rest) => {
      handleConflict(refusal);
      return options.onError?.(refusal, ...rest);
    },
  });

  const current = latest.version >= quote.version ? latest : quote;
  return {
    current,
    hasChanged: current.version !== opened.version || current.status !== opened.status,
    changes: describeChanges(opened, current),
    isPossible: current.available_commands.includes(command),
    submit: mutateAsync,
  };
}

/** What every dialog that decides about a quote is given. */
export interface QuoteDialogProps {
  readonly quote: Quote;
  readonly open: boolean;
  readonly onClose: () => void;
  /** The decision was made; the quote says what it is now. */
  readonly onDone: () => void;
}
