import { type Client, clientSchema, updateClientForRequest } from '@cleaning/contract/clients';
import { formatPhone } from '@cleaning/contract/rules';
import { Badge } from '@cleaning/ui/badge';
import { TextButton } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { TextField } from '@cleaning/ui/field';
import { Grid } from '@cleaning/ui/grid';
import { SummaryList } from '@cleaning/ui/summary-list';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import MailWarning from 'lucide-react/icons/mail-warning';
import { useState } from 'react';
import { contactRequest, contactRows, contactValues } from '../../contact-details.ts';
import { useOnBehalfReason } from '../../use-on-behalf.ts';
import { describeDestination } from '../../no-email.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { RemoteChanges } from '#kit/versions/remote-changes.tsx';
import { useRecordDraft } from '#kit/drafts/use-form-draft.ts';
import { newerValuesFrom, useLatestVersion } from '#kit/versions/use-latest-version.ts';
import { ReasonField } from '../reason-field.tsx';
import { Invitation } from './invitation.tsx';
import { AddEmail } from './add-email.tsx';

/** The client's name and contact details. */
export function DetailsCard({ client }: { readonly client: Client }) {
  const [isEditing, setEditing] = useState(false);
  const [isAddingEmail, setAddingEmail] = useState(false);
  const { email, phone_number: phone } = client;
  return (
    <Card
      title="Details"
      action={
        <TextButton end onClick={() => setEditing(true)}>
          Edit <VisuallyHidden>name and phone</VisuallyHidden>
        </TextButton>
      }
    >
      <SummaryList
        layout="facts"
        rows={[
          {
            label: 'Email',
            value:
              email === null ? (
                <>
                  {describeDestination(email)}{' '}
                  <TextButton onClick={() => setAddingEmail(true)}>Add email</TextButton>
                </>
              ) : (
                <a href={`mailto:${email}`}>{email}</a>
              ),
          },
          {
            label: 'Phone',
            value: phone === null ? 'Not given' : <a href={`tel:${phone}`}>{formatPhone(phone)}</a>,
          },
          {
            label: 'Account',
            value: <AccountState client={client} />,
          },
        ]}
      />
      {email !== null && client.is_active && !client.can_sign_in ? (
        <Invitation client={client} />
      ) : null}
      {isAddingEmail ? <AddEmail client={client} onClose={() => setAddingEmail(false)} /> : null}
      {isEditing ? <EditDetails client={client} onClose={() => setEditing(false)} /> : null}
    </Card>
  );
}

function AccountState({ client }: { readonly client: Client }) {
  if (!client.is_active) return <Badge icon={<Lock />}>Closed</Badge>;
  if (client.email === null) return <Badge icon={<MailWarning />}>Cannot log in</Badge>;
  if (!client.can_sign_in) {
    return (
      <Badge tone="warning" icon={<MailWarning />}>
        Not logged in yet
      </Badge>
    );
  }
  return (
    <Badge tone="success" icon={<Check />}>
      Open
    </Badge>
  );
}

interface EditDetailsProps {
  readonly client: Client;
  readonly onClose: () => void;
}

/**
 * Changes name and phone. A conflict keeps what was typed and shows the newer details beside it.
 */
function EditDetails({ client, onClose }: EditDetailsProps) {
  const api = useApi();
  const draft = useRecordDraft(`details of client ${client.id}`, client, contactValues);
  const versions = useLatestVersion(draft.opened, clientSchema);
  const { opened, latest } = versions;
  const reason = useOnBehalfReason(client.id);
  const valuesOf = (details: Client) => ({ ...contactValues(details), reason });
  const schemaForm = useCommandForm({
    mutation: api.updateClientFor.mutation({ id: client.id }),
    schema: updateClientForRequest,
    defaultValues: valuesOf(opened),
    toRequest: ({ reason: why, ...values }) => ({ ...contactRequest(values, latest), reason: why }),
    idPrefix: 'details-',
    newerValues: newerValuesFrom(versions, valuesOf),
    draft,
    onDone: onClose,
  });
  const { field } = schemaForm;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Change the details of ${opened.first_name}?`}
      form={schemaForm}
      errorTitle="Not saved"
      errorDetails={<RemoteChanges before={contactRows(opened)} after={contactRows(latest)} />}
      submitLabel="Save details"
      busyLabel="Saving"
      closeLabel="Keep them"
    >
      <Grid minColumn="11.25rem" gap="space-4">
        <TextField {...field('first_name')} label="First name" autoComplete="off" maxLength={80} />
        <TextField
          {...field('last_name')}
          label="Last name"
          hint="Leave it empty for a person with one name."
          autoComplete="off"
          maxLength={80}
        />
      </Grid>
      <TextField {...field('phone_number')} label="Phone" type="tel" autoComplete="off" />
      <ReasonField field={field('reason')} />
    </FormDialog>
  );
}
