import { sydneyDateOf } from '@cleaning/pricing';
import type { ReceivedFile } from '@cleaning/contract';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { ErrorAlert } from '../../../shared/errors/error-alert.tsx';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { useSaveFile } from '../../../shared/files/use-save-file.ts';
import { ownDataFile } from '../model/own-data-file.ts';
import { sectionName } from '../model/sections.ts';
import { AccountSection } from './account-section.tsx';
import { CloseAccount } from './close-account.tsx';
import styles from './your-data-section.module.css';

/** Taking a copy of everything away, and leaving. */
export function YourDataSection() {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(mutations.accounts.exportOwnData());
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
      <p className={styles['text']}>Download a copy of everything in your account, or close it.</p>
      <div className={styles['actions']}>
        <Button
          variant="outline"
          icon={<Download />}
          busy={isSaving}
          busyLabel="Putting it together"
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
