import type { Client } from '@cleaning/contract/clients';
import { formatDate } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { Text } from '@cleaning/ui/text';
import MailPlus from 'lucide-react/icons/mail-plus';
import { useState } from 'react';
import { ConfirmDialog } from '#kit/forms/confirm-dialog.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import styles from './client-page.module.css';

export interface InvitationProps {
  readonly client: Client;
}

/**
 * The invitation of a client who has not logged in yet: its expiry, and a button that sends a new
 * one.
 */
export function Invitation({ client }: InvitationProps) {
  const [isAsking, setAsking] = useState(false);
  const { first_name: firstName, invitation_ends_at: endsAt } = client;
  return (
    <div className={styles['invitation']}>
      <Text as="output" size="sm" tone="muted">
        {endsAt === null
          ? `${firstName} has no invitation to choose a password.`
          : `${firstName} is invited. The link works until ${formatDate(endsAt, 'medium')}.`}
      </Text>
      <Button variant="outline" size="sm" icon={<MailPlus />} onClick={() => setAsking(true)}>
        {endsAt === null ? 'Send an invitation' : 'Send a new invitation'}
      </Button>
      {isAsking ? <InviteDialog client={client} onClose={() => setAsking(false)} /> : null}
    </div>
  );
}

function InviteDialog({ client, onClose }: InvitationProps & { readonly onClose: () => void }) {
  const { id, email, first_name: firstName, invitation_ends_at: endsAt } = client;
  const api = useApi();
  const { submit, isBusy, error } = useCommand(api.inviteClient.mutation({ id }), {
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Send ${firstName} an invitation?`}
      confirmLabel="Send invitation"
      busyLabel="Sending"
      keepLabel="Not now"
      harmless
      onConfirm={() => void submit()}
      busy={isBusy}
      error={error}
      errorTitle="Not sent"
    >
      <p>
        {`${email} gets an email with a link to choose a password. The link works for 7 days.`}
        {endsAt === null ? '' : ' The link before it stops working.'}
      </p>
    </ConfirmDialog>
  );
}
