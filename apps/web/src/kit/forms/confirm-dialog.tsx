import { Button } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';
import type { ReactNode } from 'react';
import { ErrorAlert } from '../errors/error-alert.tsx';
import { noBreak } from '../lib/no-break.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  /** The question, as the title. */
  title: string;
  /** The consequences. */
  children: ReactNode;
  /** The button that confirms: a verb with its object. */
  confirmLabel: string;
  busyLabel: string;
  /** The label of the button that closes the dialog: "Keep it". */
  keepLabel: string;
  /** False once the action is impossible, so that only the closing button is left. */
  canConfirm?: boolean | undefined;
  /** The action can be undone, so its button is not highlighted as dangerous. */
  harmless?: boolean | undefined;
  onConfirm: () => void;
  busy: boolean;
  /** The error of the action, or null. */
  error: unknown;
  /** The heading of the error: "Not removed". */
  errorTitle?: string | undefined;
}

/** Asks for confirmation before an action, once a text in it is no longer than its field takes. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, children, confirmLabel, busyLabel, keepLabel } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={noBreak(title)}
      actions={
        <>
          {props.canConfirm === false ? null : (
            <Button
              variant={props.harmless === true ? 'primary' : 'danger'}
              busy={props.busy}
              busyLabel={busyLabel}
              onClick={({ currentTarget }) => {
                const tooLong = wrongTextIn(currentTarget.closest('dialog'));
                if (tooLong === null) props.onConfirm();
                else tooLong.focus();
              }}
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

/** A text of several lines that its field says is too long: without a form, nothing else refuses it. */
const wrongTextIn = (dialog: Element | null): HTMLElement | null =>
  dialog?.querySelector<HTMLElement>('textarea[aria-invalid="true"]') ?? null;
