import { Button } from '@cleaning/ui/button';
import { useToast } from '@cleaning/ui/toast';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import Camera from 'lucide-react/icons/camera';
import { useRef } from 'react';
import { describeQueued } from '../../visit-queue/describe-work.ts';
import type { QueuedWork } from '../../visit-queue/queued-work.ts';
import { useVisitQueue } from '../../visit-queue/use-visit-queue.ts';
import { PICTURES, readPhoto } from './photo-files.ts';

/** Replaces a photo that could not be sent with a new one. Renders nothing for other work. */
export function RetakePhotoButton({ item }: { item: QueuedWork }) {
  const { queue } = useVisitQueue();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const { work } = item;
  if (work.kind !== 'photo') return null;
  const replace = async (file: File) => {
    const { photo, problem } = await readPhoto(file);
    if (photo === null) {
      toast.show(problem);
      return;
    }
    queue.add(item.visitId, { ...work, photo });
    queue.remove(item.id);
  };
  return (
    <>
      <Button variant="outline" icon={<Camera />} onClick={() => input.current?.click()}>
        Take it again <VisuallyHidden>{describeQueued(item)}</VisuallyHidden>
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={PICTURES}
        capture="environment"
        aria-label={`New photo instead of ${work.photo.name}`}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) void replace(file);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
