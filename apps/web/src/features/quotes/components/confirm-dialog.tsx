import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';
import type { ReactNode } from 'react';
import { errorMessage } from '../../../shared/portal-api/index.ts';

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
  /** The way back, in words of its own: "Keep it". */
  keepLabel: string;
  /** False once it cannot be done any more: only the way back is left. */
  canConfirm?: boolean | undefined;
  onConfirm: () => void;
  busy: boolean;
  /** Why it did not work; null while there is nothing to say. */
  error: unknown;
}

/** Asks before something that cannot be undone. */
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
              variant="danger"
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
      {props.error === null ? null : (
        <Alert tone="danger" live>
          <p>{errorMessage(props.error)}</p>
        </Alert>
      )}
    </Dialog>
  );
}
