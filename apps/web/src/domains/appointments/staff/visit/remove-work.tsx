import { ConfirmDialog } from '#kit/forms/confirm-dialog.tsx';
import { describeWork } from '../../visit-queue/describe-work.ts';
import type { QueuedWork } from '../../visit-queue/queued-work.ts';

interface RemoveWorkProps {
  item: QueuedWork;
  /** Whether its note for the office is still sent. */
  keepsNote?: boolean;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks before a piece of work is removed that nobody else has. */
export function RemoveWork({ item, keepsNote = false, onRemove, onClose }: RemoveWorkProps) {
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Remove “${describeWork(item.work)}”?`}
      confirmLabel="Remove"
      busyLabel="Removing"
      keepLabel="Keep it"
      busy={false}
      error={null}
      onConfirm={() => {
        onRemove();
        onClose();
      }}
    >
      <p>
        It is only on this phone, and cannot be brought back.
        {keepsNote ? ' Its note for the office is kept, and sent.' : null}
      </p>
    </ConfirmDialog>
  );
}
