import { userAccountSchema } from '@cleaning/contract/people';
import { useToast } from '@cleaning/ui/toast';
import { useApi } from '#kit/api/portal-api.tsx';
import { ConfirmDialog } from '#kit/forms/confirm-dialog.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import type { AboutPersonProps } from './about-person.ts';
import { findAccountState } from './account-state.ts';

/** Sends a person who has no password yet another link to choose one. */
export function ResendInvitation({ person, onClose }: AboutPersonProps) {
  const api = useApi();
  const toast = useToast();
  const { latest, handleConflict } = useLatestVersion(person, userAccountSchema);
  const sending = useCommand(api.resendInvitation.mutation({ id: person.id }), {
    onRefused: handleConflict,
    onDone: () => {
      toast.show(`A new invitation is on its way to ${person.email}.`);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Send ${person.first_name} the invitation again?`}
      confirmLabel="Send invitation"
      busyLabel="Sending"
      keepLabel="Not now"
      harmless
      canConfirm={findAccountState(latest) === 'invited'}
      onConfirm={() => void sending.submit()}
      busy={sending.isBusy}
      error={sending.error}
      errorTitle="Not sent"
    >
      <p>
        {`${person.email} gets an email with a new link to choose a password. It works once, for 7 days. The link before it stops working.`}
      </p>
    </ConfirmDialog>
  );
}
