import { useState } from 'react';
import type { ReactNode } from 'react';
import type { StoredFiles } from './use-stored-files.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import type { StoredFile } from './stored-file.ts';

export interface FilePreviewOfPage {
  /** Previews a file for which `choosePreviewKind` is not null. */
  readonly preview: (file: StoredFile) => void;
  /** Render this anywhere in the page; it covers everything while a file is shown. */
  readonly dialog: ReactNode;
}

interface Shown {
  readonly file: StoredFile;
  readonly open: boolean;
  /** Increases with each opening, so that the preview starts with a new link. */
  readonly turn: number;
}

/** Previews stored files in a dialog, one at a time. */
export function useFilePreview(files: StoredFiles): FilePreviewOfPage {
  const [shown, setShown] = useState<Shown | null>(null);
  return {
    preview: (file) => setShown({ file, open: true, turn: (shown?.turn ?? 0) + 1 }),
    dialog:
      shown === null ? null : (
        <PreviewDialog
          key={shown.turn}
          file={shown.file}
          files={files}
          open={shown.open}
          onClose={() => setShown({ ...shown, open: false })}
        />
      ),
  };
}
