import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSubmitOnce } from '../../../shared/forms/use-submit-once.ts';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import type { QuoteEditor } from '../model/quote-editor.ts';
import { type SendProblem, sendProblemOf } from '../model/send-problem.ts';

export interface SendQuote {
  /** Sends the draft at the total that the client saw, in cents; null for a price on request. */
  readonly send: (seenCents: number | null) => Promise<void>;
  readonly isSending: boolean;
  readonly problem: SendProblem | null;
  readonly failWith: (problem: SendProblem) => void;
  readonly forgetProblem: () => void;
}

interface SendQuoteOptions {
  readonly editor: QuoteEditor;
  readonly quoteId: string;
  readonly onSent: () => void | Promise<void>;
}

/** Saves what is left to save, then sends the quote. It is sent once, however often it is asked. */
export function useSendQuote({ editor, quoteId, onSent }: SendQuoteOptions): SendQuote {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(mutations.quotes.submit(quoteId));
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
        const found = sendProblemOf(error, seenCents);
        // A newer version that says the same is sent in place of the old one.
        if (found.kind === 'conflict' && editor.meetConflict(found.current)) continue;
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
    failWith: setProblem,
    forgetProblem: () => setProblem(null),
  };
}
