import { type Quote, quoteSchema } from '@cleaning/contract/quotes';
import type { QuoteCommand } from '@cleaning/contract/quotes/rules';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeRevisionChanges } from '../detail/describe-revision-changes.ts';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';

export interface QuoteDecisionOptions<Variables> {
  /** The latest known version of the quote. */
  readonly quote: Quote;
  readonly command: QuoteCommand;
  /** While the dialog is open, the hook keeps the version that the user opened it with. */
  readonly open: boolean;
  readonly options: UseMutationOptions<Quote, Error, Variables>;
  /** Called as soon as the decision is made, before the lists are refetched. */
  readonly onDone: () => void;
}

/** A decision about a quote that may be changed elsewhere at the same time. */
export interface QuoteDecision<Variables> {
  /** The quote as it is now, with every change that has arrived. */
  readonly current: Quote;
  /**
   * The version that the decision is about: the one that the dialog was opened with, or that of the
   * last refusal. A change that only arrives while the dialog is open may be unread, so the service
   * must refuse the decision and say what changed.
   */
  readonly decidedVersion: number;
  /** True if the quote has changed since the dialog was opened. */
  readonly hasChanged: boolean;
  /** The differences from the opened version. */
  readonly changes: readonly string[];
  /** True while the decision can still be made. */
  readonly isPossible: boolean;
  /** Rejects with the error of the service. */
  readonly submit: (variables: Variables) => Promise<unknown>;
}

/** Sends a command for a quote, and compares the quote with the version that the user saw. */
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
    decidedVersion: latest.version,
    hasChanged: current.version !== opened.version || current.status !== opened.status,
    changes: describeRevisionChanges(opened, current),
    isPossible: current.available_commands.includes(command),
    submit: mutateAsync,
  };
}

/** The props of every dialog that decides about a quote. */
export interface QuoteDialogProps {
  readonly quote: Quote;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called when the decision was made; the quote then has its new status. */
  readonly onDone: () => void;
}
