import { type ReactNode, useCallback } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { Loader } from '../loader/loader.tsx';
import styles from './file-preview.module.css';

export interface FilePreviewProps {
  /** The file's name: the title of the dialog. */
  name: string;
  /** The URL of a picture, or the PDF itself. Null while it is being fetched. */
  content: string | Blob | null;
  open: boolean;
  /** Called for Escape, the scrim and Close. */
  onClose: () => void;
  /** Called when the URL shows no picture, for example because its link has expired. */
  onBroken?: (() => void) | undefined;
  /**
   * Shown instead of the content when that cannot be shown: what happened, and a way to try again.
   */
  problem?: ReactNode;
  /** Buttons under the content, for example "Download". */
  actions?: ReactNode;
}

/** Shows a picture, or a PDF in the browser's own viewer, over the page. */
export function FilePreview({
  name,
  content,
  open,
  onClose,
  onBroken,
  problem,
  actions,
}: FilePreviewProps) {
  return (
    <Dialog open={open} onClose={onClose} title={name} wide actions={actions}>
      <div className={styles['stage']}>
        {problem ?? <Content {...{ name, content, onBroken }} />}
      </div>
    </Dialog>
  );
}

type ContentProps = Pick<FilePreviewProps, 'name' | 'content' | 'onBroken'>;

function Content({ name, content, onBroken }: ContentProps) {
  if (content === null) return <Loader variant="classic" label="Opening the file" />;
  if (content instanceof Blob) return <Pages name={name} content={content} />;
  return <img className={styles['image']} src={content} alt={name} onError={onBroken} />;
}

/** Shows the PDF at the full page width, without the viewer's toolbars. */
const VIEW = '#toolbar=0&navpanes=0&view=FitH';

/** A PDF in a frame, at an object URL that is revoked when the frame is removed. */
function Pages({ name, content }: { name: string; content: Blob }) {
  const frame = useCallback(
    (element: HTMLIFrameElement) => {
      const address = URL.createObjectURL(content);
      element.src = `${address}${VIEW}`;
      return () => URL.revokeObjectURL(address);
    },
    [content],
  );
  return (
    // Browsers do not start their PDF viewer inside a sandbox.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe ref={frame} className={styles['pages']} title={name} />
  );
}
