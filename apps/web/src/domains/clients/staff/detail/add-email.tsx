import { addClientEmailRequest, type Client } from '@cleaning/contract/clients';
import { CheckboxField, TextField } from '@cleaning/ui/field';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';

export interface AddEmailProps {
  readonly client: Client;
  readonly onClose: () => void;
}

/** Adds the email of a client who has none, and invites them if asked. */
export function AddEmail({ client, onClose }: AddEmailProps) {
  const { id, first_name: name, is_active: isActive } = client;
  const api = useApi();
  const schemaForm = useCommandForm({
    mutation: api.addClientEmail.mutation({ id }),
    schema: addClientEmailRequest,
    defaultValues: { email: '', is_invited: isActive },
    idPrefix: 'add-email-',
    draft: `email of client ${id}`,
    onDone: onClose,
  });
  const { field } = schemaForm;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Add the email of ${name}?`}
      form={schemaForm}
      errorTitle="Not added"
      submitLabel="Add email"
      busyLabel="Adding"
      closeLabel="Not now"
    >
      <p>
        From then on, quotes, visits and invoices are sent there. Once it is added, only {name} can
        change it.
      </p>
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {isActive ? (
        <CheckboxField
          {...field('is_invited')}
          label="Send an invitation"
          hint={`${name} gets an email to choose a password. The link works for 7 days.`}
        />
      ) : null}
    </FormDialog>
  );
}
