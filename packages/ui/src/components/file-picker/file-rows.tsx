import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { FileIcon } from './file-icon.tsx';
import styles from './file-rows.module.css';
import { formatFileSize } from './file-size.ts';
import type { PickedFile } from './picked-file.ts';

export interface FileRowsProps {
  files: readonly PickedFile[];
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  /** The status of a finished file. */
  doneLabel: string;
  /** Whether a finished file is stored elsewhere. */
  doneStays: boolean;
}

/** The picked files, with their state and actions. */
export function FileRows({ files, onRemove, onRetry, doneLabel, doneStays }: FileRowsProps) {
  return (
    <ul className={styles['rows']}>
      {files.map((file) => (
        <li key={file.id} className={styles['row']} data-status={file.status} tabIndex={-1}>
          <FileIcon name={file.name} />
          <div className={styles['text']}>
            <span className={styles['name']}>{file.name}</span>
            <FileStatus file={file} doneLabel={doneLabel} />
            {file.status === 'failed' ? (
              <Button
                size="sm"
                variant="outline"
                icon={<RotateCw />}
                className={styles['retry']}
                onClick={() => onRetry(file.id)}
              >
                Try again <VisuallyHidden>{file.name}</VisuallyHidden>
              </Button>
            ) : null}
          </div>
          <IconButton
            label={`${removeLabel(file, doneStays)} ${file.name}`}
            onClick={() => onRemove(file.id)}
          >
            <X />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

function removeLabel({ status }: PickedFile, doneStays: boolean): string {
  if (status === 'sending') return 'Stop adding';
  return status === 'done' && doneStays ? 'Clear' : 'Remove';
}

function FileStatus({ file, doneLabel }: { file: PickedFile; doneLabel: string }) {
  const { size, status, problem } = file;
  if (status === 'waiting') return <span className={styles['quiet']}>{formatFileSize(size)}</span>;
  if (status === 'sending') return <FileProgress file={file} />;
  if (status === 'done') {
    return (
      <span className={styles['done']}>
        <Check /> {doneLabel}
      </span>
    );
  }
  return (
    <span className={styles['problem']}>
      <CircleAlert /> <span>{problem}</span>
    </span>
  );
}

function FileProgress({ file: { name, size, progress = 0 } }: { file: PickedFile }) {
  const percent = Math.floor(progress * 100);
  return (
    <>
      <span className={styles['figures']}>
        <span className={styles['quiet']}>
          {formatFileSize(size * progress)} of {formatFileSize(size)}
        </span>
        <b>{percent}%</b>
      </span>
      <progress
        className={styles['progress']}
        aria-label={`Adding ${name}`}
        value={percent}
        max={100}
      />
    </>
  );
}
