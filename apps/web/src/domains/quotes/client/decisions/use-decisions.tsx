import type { Quote } from '@cleaning/contract/quotes';
import { type ComponentType, type ReactNode, Suspense, lazy, useEffect, useState } from 'react';
import { CancelRequest, DeclineQuote } from './decline-or-cancel.tsx';
import type { QuoteDialogProps } from './use-quote-decision.ts';
import { retry } from '#kit/deferred/retry.ts';
import { focusIfLost } from '#kit/hooks/focus.ts';

export type DecisionKind = 'approve' | 'request-changes' | 'decline' | 'cancel';

/** How long a client reads an offer before they are likely to open a dialog, in milliseconds. */
const READING_MS = 5000;

const loadForms = () => retry(() => import('./decision-forms.ts'));

const DIALOGS: Readonly<Record<DecisionKind, ComponentType<QuoteDialogProps>>> = {
  approve: lazy(async () => ({ default: (await loadForms()).ApproveQuote })),
  'request-changes': lazy(async () => ({ default: (await loadForms()).RequestChanges })),
  decline: DeclineQuote,
  cancel: CancelRequest,
};

interface Decisions {
  readonly open: (kind: DecisionKind) => void;
  /** Preloads the dialogs when their button is hovered or focused. */
  readonly prepare: () => void;
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
  const mayApprove = quote.available_commands.includes('approve');

  // Preloads the dialogs while the client reads the offer, so that they open without delay.
  useEffect(() => {
    if (!mayApprove) return undefined;
    const timer = setTimeout(() => void loadForms(), READING_MS);
    return () => clearTimeout(timer);
  }, [mayApprove]);

  const close = () => {
    setOpenKind(null);
    focusIfLost(onFocusLost);
  };

  return {
    prepare: () => void loadForms(),
    open(kind) {
      setBegun((kinds) => (kinds.includes(kind) ? kinds : [...kinds, kind]));
      setOpenKind(kind);
    },
    dialogs: (
      <Suspense fallback={null}>
        {begun.map((kind) => {
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
        })}
      </Suspense>
    ),
  };
}
