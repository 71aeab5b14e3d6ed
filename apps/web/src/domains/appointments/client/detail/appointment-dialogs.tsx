import type { AppointmentDialogKind, OpenAppointment } from './appointment-dialog.tsx';
import type { AppointmentSummary } from '@cleaning/contract/appointments';
import { useState } from 'react';
import { focusHeading, focusIfLost } from '#kit/hooks/focus.ts';
import { RequestReschedule } from '../reschedule/request-reschedule.tsx';
import { CancelAppointment } from '../cancel/cancel-appointment.tsx';
import { AppointmentDetails } from './appointment-details.tsx';
import { WithdrawRescheduleRequest } from '../reschedule/withdraw-reschedule-request.tsx';

interface Shown {
  readonly kind: AppointmentDialogKind;
  readonly appointment: AppointmentSummary;
  readonly open: boolean;
  /** Key of the dialog, so that each opening starts with new state. */
  readonly turn: number;
}

const DIALOGS = {
  ask: RequestReschedule,
  withdraw: WithdrawRescheduleRequest,
  cancel: CancelAppointment,
  details: AppointmentDetails,
} as const;

/**
 * Renders the dialogs of a page with appointments. The page owns them, since an appointment may leave the list while its
 * dialog still shows the outcome.
 */
export function useAppointmentDialogs() {
  const [shown, setShown] = useState<Shown | null>(null);

  const open: OpenAppointment = (kind, appointment) =>
    setShown((before) => ({ kind, appointment, open: true, turn: (before?.turn ?? 0) + 1 }));

  const close = () => {
    setShown((before) => (before === null ? null : { ...before, open: false }));
    // The button that opened the dialog may be gone.
    focusIfLost(focusHeading);
  };

  if (shown === null) return { open, dialog: null };
  const AppointmentDialog = DIALOGS[shown.kind];
  return {
    open,
    dialog: (
      <AppointmentDialog
        key={shown.turn}
        appointment={shown.appointment}
        open={shown.open}
        onClose={close}
      />
    ),
  };
}
