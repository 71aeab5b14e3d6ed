import { Button } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';
import type { ReactNode } from 'react';
import { ErrorAlert } from '../errors/error-alert.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  /** The question. */
  title: string;
  /** What happens then. */
  children: ReactNode;
  /** The verb of the question with its object. */
  confirmLabel: string;
  busyLabel: string;
  /** What closes the dialog, in words of its own: "Keep it". */
  keepLabel: string;
  /** False once it cannot be done any more: only the closing button is left. */
  canConfirm?: boolean | undefined;
  /** What is asked about can be undone, so the button is an ordinary one. */
  harmless?: boolean | undefined;
  onConfirm: () => void;
  busy: boolean;
  /** Why it did not work; null while there is nothing to say. */
  error: unknown;
  /** Said above that: "Not removed". */
  errorTitle?: string | undefined;
}

/** Asks before something is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, children, confirmLabel, busyLabel, keepLabel } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          {props.canConfirm === false ? null : (
            <Button
              variant={props.harmless === true ? 'primary' : 'danger'}
              busy={props.busy}
              busyLabel={busyLabel}
              onClick={props.onConfirm}
            >
              {confirmLabel}
            </Button>
          )}
          <Button variant="outline" onClick={onClose}>
            {keepLabel}
          </Button>
        </>
      }
    >
      {children}
      <ErrorAlert title={props.errorTitle} error={props.error} />
    </Dialog>
  );
}
