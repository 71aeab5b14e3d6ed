import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';

export interface DialogOutcomeProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What was done. */
  readonly title: string;
  /** What it means. */
  readonly text: string;
  readonly tone?: 'success' | 'warning' | undefined;
}

/** What came of a dialog, in the same place, until it is closed. */
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
