import type { ReceivedFile } from '@cleaning/contract/http/rules';
import { Button, type ButtonProps } from '@cleaning/ui/button';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import Download from 'lucide-react/icons/download';
import { ErrorAlert } from '../errors/error-alert.tsx';
import { useSaveFile } from './use-save-file.ts';
import styles from './save-file-button.module.css';

export interface SaveFileButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  load: () => Promise<ReceivedFile>;
  label: string;
  /** Completes the label for screen readers, where several buttons have the same label. */
  what?: string | undefined;
  /** The label while busy, which is at least as wide as the label. */
  busyLabel?: string;
}

/** Downloads a file, and shows an error below the button if that fails. */
export function SaveFileButton({
  load,
  label,
  what,
  busyLabel = 'Downloading',
  size,
  variant,
}: SaveFileButtonProps) {
  const { save, isSaving, error } = useSaveFile(load);
  return (
    <div className={styles['root']}>
      <Button
        size={size}
        variant={variant}
        icon={<Download />}
        busy={isSaving}
        busyLabel={busyLabel}
        onClick={save}
      >
        {label} {what === undefined ? null : <VisuallyHidden>{what}</VisuallyHidden>}
      </Button>
      <ErrorAlert error={error} className={styles['error']} />
    </div>
  );
}
