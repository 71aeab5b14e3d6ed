import type { AppointmentSummary } from '@cleaning/contract';
import { useState } from 'react';
import { focusHeading, focusIfLost } from '../../../shared/hooks/focus.ts';
import { AskForAnotherTime } from './ask-for-another-time.tsx';
import { CancelVisit } from './cancel-visit.tsx';
import { VisitDetails } from './visit-details.tsx';
import { WithdrawWish } from './withdraw-wish.tsx';

export type VisitDialogKind = 'ask' | 'withdraw' | 'cancel' | 'details';

/** Opens a dialog about a visit. */
export type OpenVisit = (kind: VisitDialogKind, visit: AppointmentSummary) => void;

/** What every dialog about a visit is given. */
export interface VisitDialogProps {
  readonly visit: AppointmentSummary;
  readonly open: boolean;
  readonly onClose: () => void;
}

interface Shown {
  readonly kind: VisitDialogKind;
  readonly visit: AppointmentSummary;
  readonly open: boolean;
  /** Each opening starts afresh. */
  readonly turn: number;
}

const DIALOGS = {
  ask: AskForAnotherTime,
  withdraw: WithdrawWish,
  cancel: CancelVisit,
  details: VisitDetails,
} as const;

/**
 * The dialogs of a page with visits. The page holds them, since a visit may leave the list while its
 * dialog still says what came of it.
 */
export function useVisitDialogs() {
  const [shown, setShown] = useState<Shown | null>(null);

  const open: OpenVisit = (kind, visit) =>
    setShown((before) => ({ kind, visit, open: true, turn: (before?.turn ?? 0) + 1 }));

  const close = () => {
    setShown((before) => (before === null ? null : { ...before, open: false }));
    // The button that opened the dialog may be gone.
    focusIfLost(focusHeading);
  };

  if (shown === null) return { open, dialog: null };
  const VisitDialog = DIALOGS[shown.kind];
  return {
    open,
    dialog: <VisitDialog key={shown.turn} visit={shown.visit} open={shown.open} onClose={close} />,
  };
}
