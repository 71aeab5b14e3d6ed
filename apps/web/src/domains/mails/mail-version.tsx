import { type FailedMail, failedMailSchema } from '@cleaning/contract/mails';
import { RemoteChanges } from '#kit/versions/remote-changes.tsx';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import { CAUSES, STATES } from './describe-failed-mail.ts';

export interface MailDialogProps {
  readonly mail: FailedMail;
  readonly onClose: () => void;
}

/** What a dialog about a failed email needs: its version, and what changed meanwhile. */
export function useMailVersion(mail: FailedMail) {
  const { opened, latest, handleConflict } = useLatestVersion<FailedMail>(mail, failedMailSchema);
  return {
    version: latest.version,
    handleConflict,
    changes: <RemoteChanges before={rowsIn(opened)} after={rowsIn(latest)} />,
  };
}

const rowsIn = (mail: FailedMail) => [
  { label: 'State', value: STATES[mail.status].label },
  { label: 'Address', value: mail.email },
  { label: 'Cause', value: CAUSES[mail.cause].name },
];
