import type { ReactNode } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { Loader } from '../loader/loader.tsx';
import styles from './file-preview.module.css';

export interface FilePreviewProps {
  /** The file's name: the title of the dialog. */
  name: string;
  kind: 'image' | 'pdf';
  /** Where the content is. Null while it is fetched. A PDF's must be one that the page may frame. */
  address: string | null;
  open: boolean;
  /** Asked for by Escape, the scrim and Close. */
  onClose: () => void;
  /** The picture's address brought no picture: it may have ended. */
  onBroken?: (() => void) | undefined;
  /** Stands in place of the content when it cannot be shown: what happened, and a way to try again. */
  problem?: ReactNode;
  /** Buttons under the content, for example "Download". */
  actions?: ReactNode;
}

/** Shows a picture, or a PDF in the browser's own viewer, over the page. */
export function FilePreview({
  name,
  kind,
  address,
  open,
  onClose,
  onBroken,
  problem,
  actions,
}: FilePreviewProps) {
  return (
    <Dialog open={open} onClose={onClose} title={name} wide actions={actions}>
      <div className={styles['stage']} data-kind={kind}>
        {problem ?? <Content {...{ name, kind, address, onBroken }} />}
      </div>
    </Dialog>
  );
}

type ContentProps = Pick<FilePreviewProps, 'name' | 'kind' | 'address' | 'onBroken'>;

function Content({ name, kind, address, onBroken }: ContentProps) {
  if (address === null) return <Loader variant="classic" label="Opening the file" />;
  if (kind === 'image') {
    return <img className={styles['image']} src={address} alt={name} onError={onBroken} />;
  }
  // The whole page across, and none of the viewer's own side bars.
  return (
    // Browsers do not start their PDF viewer inside a sandbox.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      className={styles['pages']}
      src={`${address}#toolbar=0&navpanes=0&view=FitH`}
      title={name}
    />
  );
}
