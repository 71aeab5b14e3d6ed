import { sydneyDateOf } from '@cleaning/pricing';
import type { OwnData } from '@cleaning/contract/clients';
import type { ReceivedFile } from '@cleaning/contract/http/rules';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Text } from '@cleaning/ui/text';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { useSaveFile } from '#kit/files/use-save-file.ts';
import { sectionName } from '../sections.ts';
import { AccountSection } from '../account-section.tsx';
import { CloseAccount } from './close-account-form.tsx';
import styles from './your-data-section.module.css';

/** Exports the client's data and closes the account. */
export function YourDataSection() {
  const api = useApi();
  const { mutateAsync } = useMutation(api.exportOwnData.mutation());
  const [name, setName] = useState('');
  const load = async (): Promise<ReceivedFile> => {
    const data = await mutateAsync();
    const file = ownDataFile(data, sydneyDateOf(data.exported_at));
    setName(file.fileName);
    return file;
  };
  const { save, isSaving, isSaved, error } = useSaveFile(load);
  return (
    <AccountSection id="data" title={sectionName('data')}>
      <Text tone="muted">Download a copy of everything in your account, or close it.</Text>
      <div className={styles['actions']}>
        <Button
          variant="outline"
          icon={<Download />}
          busy={isSaving}
          busyLabel="Getting your data ready"
          onClick={save}
        >
          Download my data
        </Button>
        {isSaved && !isSaving ? (
          <Alert tone="success" live className={styles['outcome']}>
            <p>
              Saved as {name}. It is a JSON file, which other programs can read. Keep it somewhere
              private.
            </p>
          </Alert>
        ) : null}
        <ErrorAlert title="Not downloaded" error={error} className={styles['outcome']} />
        <CloseAccount />
      </div>
    </AccountSection>
  );
}

/**
 * The exported data as a file. The file name contains no personal data, since others may see it on the device.
 *
 * @param date In Sydney, YYYY-MM-DD.
 */
function ownDataFile(data: OwnData, date: string): ReceivedFile {
  const content = new TextEncoder().encode(`${JSON.stringify(data, null, 2)}\n`);
  return {
    fileName: `my-cleaning-account-${date}.json`,
    mediaType: 'application/json',
    content: content.buffer,
  };
}
