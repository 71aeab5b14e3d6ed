import type { Appointment } from '@cleaning/contract/appointments';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';
import type { WorkOf } from '../../visit-queue/queued-work.ts';
import { useVisitQueue } from '../../visit-queue/use-visit-queue.ts';
import { useNoteChoice } from './note-choice.tsx';

interface NoteConflictProps {
  /** The id of the queued item. */
  id: string;
  work: WorkOf<'note'>;
  appointment: Appointment;
  onClose: () => void;
}

/** Asks which note for the office is right when another one was saved meanwhile. */
export function NoteConflict({ id, work, appointment, onClose }: NoteConflictProps) {
  const { queue } = useVisitQueue();
  const { completion_notes: saved } = appointment;
  const { notes, field } = useNoteChoice(saved, work.notes);
  const [firstName = ''] = appointment.client_name.split(' ');
  const save = () => {
    if (notes === saved) queue.remove(id);
    else queue.retry(id, { ...work, notes, earlierNotes: saved });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Which note is right for ${firstName}’s visit?`}
      actions={
        <>
          <Button onClick={save}>Save what I chose</Button>
          <Button variant="outline" onClick={onClose}>
            Decide later
          </Button>
        </>
      }
    >
      <p>Another note was saved while yours was on this phone. Nothing is lost.</p>
      {field}
      <Alert tone="info">
        <p>The client does not see this note.</p>
      </Alert>
    </Dialog>
  );
}
