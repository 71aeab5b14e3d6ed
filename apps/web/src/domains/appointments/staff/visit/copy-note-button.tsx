import { Button } from '@cleaning/ui/button';
import { useToast } from '@cleaning/ui/toast';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import Copy from 'lucide-react/icons/copy';
import { copyText } from '#kit/lib/copy-text.ts';
import { describeMoment } from '../../visit-queue/describe-work.ts';
import { noteIn, type QueuedWork } from '../../visit-queue/queued-work.ts';

/** Copies the note for the office of a piece of work. Renders nothing where it has none. */
export function CopyNoteButton({ item }: { readonly item: QueuedWork }) {
  const toast = useToast();
  const note = noteIn(item.work);
  if (note === null || note.notes === '') return null;
  const copy = async () =>
    toast.show(
      (await copyText(note.notes))
        ? 'Note copied.'
        : 'Your browser did not let us copy. Select the note and copy it yourself.',
    );
  return (
    <Button variant="outline" icon={<Copy />} onClick={() => void copy()}>
      Copy note <VisuallyHidden>of {describeMoment(item)}</VisuallyHidden>
    </Button>
  );
}
