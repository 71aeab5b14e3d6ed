import type { BookkeepingRecord } from '@cleaning/contract/bookkeeping';
import { Button } from '@cleaning/ui/button';
import { Text } from '@cleaning/ui/text';
import DownloadIcon from 'lucide-react/icons/download';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useSaveFiles } from '#kit/files/use-save-file.ts';
import { usePortalApi } from '#kit/api/portal-api.tsx';
import type { ExportChoice } from '../bookkeeping-view.ts';
import styles from '../bookkeeping.module.css';

export interface DownloadFilesProps {
  readonly records: readonly BookkeepingRecord[];
  readonly chosen: ExportChoice;
}

/**
 * Downloads every selected file with one press. A browser asks once whether the page may save
 * several files.
 */
export function DownloadFiles({ records, chosen }: DownloadFilesProps) {
  const { client } = usePortalApi();
  const { save, isSaving, error } = useSaveFiles(
    records.map((record) => () => client.bookkeeping.exportBookkeeping({ ...chosen, record })),
  );
  return (
    <div className={styles['download']}>
      {records.length === 0 ? (
        <p>Choose the files to download.</p>
      ) : (
        <Button
          block
          icon={<DownloadIcon />}
          busy={isSaving}
          busyLabel="Downloading"
          onClick={save}
        >
          {records.length === 1 ? 'Download 1 file' : `Download ${records.length} files`}
        </Button>
      )}
      <ErrorAlert error={error} />
      <Text size="sm" tone="muted">
        No NDIS numbers are in these files. Each download is in the audit log.
      </Text>
    </div>
  );
}
