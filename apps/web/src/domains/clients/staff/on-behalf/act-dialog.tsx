import { actForClientRequest, type Client } from '@cleaning/contract/clients';
import { fullName } from '@cleaning/contract/rules';
import { TextAreaField } from '@cleaning/ui/field';
import { useOnBehalf } from '../../use-on-behalf.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';

export interface ActDialogProps {
  readonly client: Client;
  readonly onClose: () => void;
}

/** Asks for a reason before staff act for a client. */
export function ActDialog({ client, onClose }: ActDialogProps) {
  const api = useApi();
  const { onBehalf, start } = useOnBehalf();
  const { id, first_name: firstName } = client;
  const name = fullName(firstName, client.last_name);
  const schemaForm = useCommandForm({
    mutation: api.actForClient.mutation({ id: client.id }),
    schema: actForClientRequest,
    defaultValues: { reason: '' },
    idPrefix: 'act-',
    draft: `reason to act for client ${id}`,
    onDone: (_answer, body) => {
      start({ clientId: id, firstName, name, reason: body.reason });
      onClose();
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Do it for ${name}?`}
      form={schemaForm}
      errorTitle="Not started"
      submitLabel={`Do it for ${firstName}`}
      busyLabel="Starting"
      closeLabel="Not now"
    >
      <p>
        {`You can ask for quotes and visits, approve a quote, and change details for ${firstName}. You cannot read their password or log in as them.`}
        {onBehalf === null || onBehalf.clientId === id
          ? null
          : ` You stop doing it for ${onBehalf.firstName}.`}
      </p>
      <TextAreaField
        {...schemaForm.field('reason')}
        label={`Why are you doing this for ${firstName}?`}
        hint={`Sent with every change you make for ${firstName}, and kept in the audit log.`}
        rows={2}
        maxLength={500}
      />
    </FormDialog>
  );
}
