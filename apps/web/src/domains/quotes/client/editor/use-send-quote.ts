import { isApiError } from '@cleaning/api-client';
import { type Quote, quoteSchema } from '@cleaning/contract/quotes';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type QuoteEditor, readCurrentQuote } from './quote-editor.ts';
import { type AnswerError, errorsOfFields } from './editor-steps.ts';
import { errorMessage } from '#kit/errors/api-errors.ts';
import { useSubmitOnce } from '#kit/forms/use-submit-once.ts';
import { useApi } from '#kit/api/portal-api.tsx';

export interface SendQuote {
  /** Sends the draft at the total that the client saw, in cents; null for a price on request. */
  readonly send: (seenCents: number | null) => Promise<void>;
  readonly isSending: boolean;
  readonly problem: SendProblem | null;
  readonly setProblem: (problem: SendProblem) => void;
  readonly clearProblem: () => void;
}

interface SendQuoteOptions {
  readonly editor: QuoteEditor;
  readonly quoteId: string;
  readonly onSent: () => void | Promise<void>;
}

/** Saves unsaved answers, then sends the quote exactly once. */
export function useSendQuote({ editor, quoteId, onSent }: SendQuoteOptions): SendQuote {
  const api = useApi();
  const { mutateAsync } = useMutation(api.submitQuote.mutation({ id: quoteId }));
  const [problem, setProblem] = useState<SendProblem | null>(null);

  const { submit, isBusy } = useSubmitOnce(async (seenCents: number | null) => {
    setProblem(null);
    for (;;) {
      const isSaved = await editor.save();
      if (!isSaved) return false;
      try {
        const { version } = editor.getState().quote;
        await mutateAsync({ version, expected_total_cents: seenCents });
        break;
      } catch (error) {
        const found = classifySendProblem(error, seenCents);
        // Send the newer version if its answers do not differ.
        if (found.kind === 'conflict' && editor.handleConflict(found.current)) continue;
        if (found.kind !== 'conflict') setProblem(found);
        return false;
      }
    }
    await onSent();
    return true;
  });

  return {
    send: submit,
    isSending: isBusy,
    problem,
    setProblem: setProblem,
    clearProblem: () => setProblem(null),
  };
}

/** Why a quote could not be sent. */
export type SendProblem =
  /** Our prices changed since the client saw theirs, so both totals are shown. */
  | {
      readonly kind: 'price-changed';
      readonly seenCents: number | null;
      readonly nowCents: number | null;
    }
  /** The draft was changed elsewhere. */
  | { readonly kind: 'conflict'; readonly current: Quote }
  /** The quote is no longer a draft. */
  | { readonly kind: 'closed'; readonly message: string }
  | { readonly kind: 'answers'; readonly errors: readonly AnswerError[] }
  | { readonly kind: 'failed'; readonly message: string };

export function classifySendProblem(error: unknown, seenCents: number | null): SendProblem {
  if (!isApiError(error)) return { kind: 'failed', message: errorMessage(error) };
  const current = readCurrentQuote(error);
  if (current !== null) return { kind: 'conflict', current };
  const now = readCurrentTotal(error.current);
  if (error.code === 'price_changed' && now !== undefined) {
    return { kind: 'price-changed', seenCents, nowCents: now };
  }
  if (error.code === 'invalid_transition') return { kind: 'closed', message: error.message };
  const errors = errorsOfFields(error.fieldErrors);
  if (errors.length > 0) return { kind: 'answers', errors };
  return { kind: 'failed', message: error.message };
}

/** The server's current total; undefined if the response does not contain one. */
function readCurrentTotal(current: unknown): number | null | undefined {
  const quote = quoteSchema.safeParse(current);
  return quote.success ? quote.data.total_cents : undefined;
}
