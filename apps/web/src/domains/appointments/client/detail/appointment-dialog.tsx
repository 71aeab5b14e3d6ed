import type { AppointmentSummary } from '@cleaning/contract/appointments';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';

export type AppointmentDialogKind = 'ask' | 'withdraw' | 'cancel' | 'details';

/** Opens a dialog about an appointment. */
export type OpenAppointment = (
  kind: AppointmentDialogKind,
  appointment: AppointmentSummary,
) => void;

/** The props of every dialog about an appointment. */
export interface AppointmentDialogProps {
  readonly appointment: AppointmentSummary;
  readonly open: boolean;
  readonly onClose: () => void;
}

export interface DialogOutcomeProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly text: string;
  readonly tone?: 'success' | 'warning' | undefined;
}

/** Replaces the content of a dialog with its outcome. */
export function DialogOutcome(props: DialogOutcomeProps) {
  const { open, onClose, title, text, tone = 'success' } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <Alert tone={tone} live>
        <p>{text}</p>
      </Alert>
    </Dialog>
  );
}
