import type { Quote } from '@cleaning/contract/quotes';
import { type ComponentType, type ReactNode, useState } from 'react';
import { ApproveQuote } from './approve-quote.tsx';
import { CancelRequest, DeclineQuote } from './decline-or-cancel.tsx';
import { RequestChanges } from './request-changes.tsx';
import type { QuoteDialogProps } from './use-quote-decision.ts';
import { focusIfLost } from '#kit/hooks/focus.ts';

export type DecisionKind = 'approve' | 'request-changes' | 'decline' | 'cancel';

const DIALOGS: Readonly<Record<DecisionKind, ComponentType<QuoteDialogProps>>> = {
  approve: ApproveQuote,
  'request-changes': RequestChanges,
  decline: DeclineQuote,
  cancel: CancelRequest,
};

interface Decisions {
  readonly open: (kind: DecisionKind) => void;
  /** The dialogs. They keep what was typed while they are closed. */
  readonly dialogs: ReactNode;
}

/**
 * The dialogs in which a client decides about a quote.
 *
 * @param onFocusLost Moves the focus when the button that opened a dialog no longer exists.
 */
export function useDecisions(quote: Quote, onFocusLost: () => void): Decisions {
  const [begun, setBegun] = useState<readonly DecisionKind[]>([]);
  const [openKind, setOpenKind] = useState<DecisionKind | null>(null);

  const close = () => {
    setOpenKind(null);
    focusIfLost(onFocusLost);
  };

  return {
    open(kind) {
      setBegun((kinds) => (kinds.includes(kind) ? kinds : [...kinds, kind]));
      setOpenKind(kind);
    },
    dialogs: begun.map((kind) => {
      const QuoteDialog = DIALOGS[kind];
      return (
        <QuoteDialog
          key={kind}
          quote={quote}
          open={kind === openKind}
          onClose={close}
          onDone={() => {
            setOpenKind(null);
            setBegun([]);
          }}
        />
      );
    }),
  };
}
