import { plural } from '@cleaning/contract/rules';
import type { DocumentCategory } from '@cleaning/contract/documents';
import { isPictureName, UPLOAD_ACCEPT } from '@cleaning/contract/files/rules';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { SelectField } from '@cleaning/ui/field';
import { FilePicker, type PickedFile, type PickedFileStatus } from '@cleaning/ui/file-picker';
import { Stack } from '@cleaning/ui/stack';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useState } from 'react';
import { useApi } from '#kit/api/portal-api.tsx';
import { UPLOAD_HINT, useUploads } from '#kit/files/use-uploads.ts';
import { CATEGORY_OPTIONS, findCategory } from './categories.ts';

export interface AddDocumentsProps {
  /** For the button that chooses files. */
  buttonRef?: RefObject<HTMLButtonElement | null>;
  title: string;
  /** For staff, the client whose documents they are. */
  clientId?: string | undefined;
  /** What happens with the documents. */
  note?: ReactNode;
  /** The category shown in the list, used as the default; null for all. */
  shown: DocumentCategory | null;
}

/** Uploads documents: files first, then a category, then the upload starts. */
export function AddDocuments({ buttonRef, title, clientId, note, shown }: AddDocumentsProps) {
  const api = useApi();
  const { mutateAsync } = useMutation(api.uploadDocument.mutation());
  const [chosen, setChosen] = useState<DocumentCategory | null>(null);
  const [isMissing, setMissing] = useState(false);
  const uploads = useUploads();
  const waiting = uploads.files.filter(({ status }) => status === 'waiting' && !uploads.isBusy);
  const arePictures = waiting.length > 0 && waiting.every(({ name }) => isPictureName(name));
  const category = chosen ?? shown ?? (arePictures ? 'photos' : null);

  const add = (files: readonly File[]) => {
    if (!uploads.isBusy) uploads.clearDone();
    uploads.add(files);
  };
  const send = () => {
    setMissing(category === null);
    if (category === null) return;
    const owner = clientId === undefined ? {} : { client_id: clientId };
    uploads.start((file, call) => mutateAsync({ file, category, ...owner, ...call }));
    setChosen(null);
  };

  return (
    <Card>
      <Stack gap="space-4">
        <FilePicker
          buttonRef={buttonRef}
          title={title}
          label="Choose files"
          hint={UPLOAD_HINT}
          accept={UPLOAD_ACCEPT}
          files={uploads.files}
          filesTitle={chooseTitle(uploads.files, uploads.isBusy)}
          onFiles={add}
          onRemove={uploads.remove}
          onRetry={uploads.retry}
          doneStays
        >
          {waiting.length === 0 ? null : (
            <SelectField
              label="Category"
              placeholder="Choose a category"
              value={category ?? ''}
              error={isMissing && category === null ? 'Choose a category.' : undefined}
              onChange={(event) => setChosen(findCategory(event.target.value))}
              options={CATEGORY_OPTIONS}
            />
          )}
          {waiting.length === 0 && !uploads.isBusy ? null : (
            <Button busy={uploads.isBusy} busyLabel="Adding" onClick={send}>
              {`Add ${countFiles(waiting)}`}
            </Button>
          )}
        </FilePicker>
        {note === undefined ? null : <div>{note}</div>}
      </Stack>
    </Card>
  );
}

const countFiles = (files: readonly PickedFile[]): string => plural(files.length, 'file');

function chooseTitle(files: readonly PickedFile[], isBusy: boolean): string {
  const at = (...statuses: PickedFileStatus[]) =>
    files.filter(({ status }) => statuses.includes(status));
  if (isBusy) return `Adding ${countFiles(at('waiting', 'sending'))}`;
  const [waiting, done] = [at('waiting'), at('done')];
  if (waiting.length > 0) return `${countFiles(waiting)} to add`;
  return done.length > 0 ? `${countFiles(done)} added` : 'Nothing was added';
}
