import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import type { StoredFiles } from './use-stored-files.ts';
import type { StoredFile } from './stored-file.ts';

const PreviewDialog = lazy(() => import('./preview-dialog.tsx'));

export interface FilePreviewOfPage {
  /** Shows a file for which `previewKindOf` is not null. */
  readonly preview: (file: StoredFile) => void;
  /** Put it anywhere in the page: it is over everything while a file is shown. */
  readonly dialog: ReactNode;
}

interface Shown {
  readonly file: StoredFile;
  readonly open: boolean;
  /** Each opening starts afresh: a link does not last. */
  readonly turn: number;
}

/** Shows stored files over the page, one at a time. The dialog's code loads with the first one. */
export function useFilePreview(files: StoredFiles): FilePreviewOfPage {
  const [shown, setShown] = useState<Shown | null>(null);
  return {
    preview: (file) => setShown({ file, open: true, turn: (shown?.turn ?? 0) + 1 }),
    dialog:
      shown === null ? null : (
        <Suspense fallback={null}>
          <PreviewDialog
            key={shown.turn}
            file={shown.file}
            files={files}
            open={shown.open}
            onClose={() => setShown({ ...shown, open: false })}
          />
        </Suspense>
      ),
  };
}
