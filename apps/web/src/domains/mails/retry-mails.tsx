import type { FailedMail, MailRetryResult } from '@cleaning/contract/mails';
import { plural } from '@cleaning/contract/rules';
import { Alert } from '@cleaning/ui/alert';
import { Stack } from '@cleaning/ui/stack';
import { useToast } from '@cleaning/ui/toast';
import { useState } from 'react';
import { useApi } from '#kit/api/portal-api.tsx';
import { ConfirmDialog } from '#kit/forms/confirm-dialog.tsx';
import { useCommand } from '#kit/forms/use-command.ts';

interface RetryMailsProps {
  readonly mails: readonly FailedMail[];
  readonly onClose: () => void;
}

/** Tries several emails again, each by itself, and says which could not be and why. */
export function RetryMails({ mails, onClose }: RetryMailsProps) {
  const api = useApi();
  const toast = useToast();
  const [chosen] = useState(mails);
  const [refused, setRefused] = useState<readonly MailRetryResult[]>([]);
  const command = useCommand(api.retryMails.mutation(), {
    onDone: ({ results }) => {
      const failed = results.filter(({ error }) => error !== null);
      const done = results.length - failed.length;
      if (done > 0) toast.show(`${plural(done, 'email')} on the way again.`);
      if (failed.length === 0) onClose();
      else setRefused(failed);
    },
  });
  const subjectOf = (id: string) => chosen.find((mail) => mail.id === id)?.subject ?? 'An email';
  const what = plural(chosen.length, 'email');
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Try ${what} again?`}
      confirmLabel={`Try ${what} again`}
      busyLabel="Sending"
      keepLabel={refused.length === 0 ? 'Not yet' : 'Close'}
      canConfirm={refused.length === 0}
      harmless
      busy={command.isBusy}
      error={command.error}
      errorTitle="Not sent"
      onConfirm={() => {
        void command.submit({ mails: chosen.map(({ id, version }) => ({ id, version })) });
      }}
    >
      <Stack gap="space-3">
        {refused.length === 0 ? (
          <p>
            {chosen.length === 1
              ? 'It goes out now. If it fails again, it comes back to this list.'
              : 'They go out now. What fails again comes back to this list.'}
          </p>
        ) : (
          <Alert tone="warning" title="Not tried again" live>
            {refused.map(({ id, error }) => (
              <p key={id}>{`${subjectOf(id)}: ${error?.detail ?? ''}`}</p>
            ))}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
