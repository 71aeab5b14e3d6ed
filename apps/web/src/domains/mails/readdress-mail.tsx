import { readdressMailRequest } from '@cleaning/contract/mails';
import { TextField } from '@cleaning/ui/field';
import { Text } from '@cleaning/ui/text';
import { useToast } from '@cleaning/ui/toast';
import { useApi } from '#kit/api/portal-api.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { type MailDialogProps, useMailVersion } from './mail-version.tsx';

/** Sends one email to another address. The account of its reader keeps its own. */
export function ReaddressMail({ mail, onClose }: MailDialogProps) {
  const api = useApi();
  const toast = useToast();
  const { version, handleConflict, changes } = useMailVersion(mail);
  const schemaForm = useCommandForm({
    mutation: api.readdressMail.mutation({ id: mail.id }),
    schema: readdressMailRequest,
    defaultValues: { email: mail.email },
    toRequest: ({ email }: { readonly email: string }) => ({ version, email }),
    idPrefix: 'readdress-',
    onRefused: handleConflict,
    onDone: ({ email }) => {
      toast.show(`The email is on its way to ${email}.`);
      onClose();
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Send it to another address?"
      form={schemaForm}
      errorTitle="Not sent"
      errorDetails={changes}
      submitLabel="Send this email"
      busyLabel="Sending"
      closeLabel="Not now"
    >
      <Text wrap="anywhere">{`“${mail.subject}”, which did not reach ${mail.email}.`}</Text>
      <TextField {...schemaForm.field('email')} label="Email" type="email" autoComplete="off" />
      <Text tone="muted">
        {mail.reader === null
          ? 'Only this email goes there. Later ones go to the address that we have.'
          : `Only this email goes there. ${mail.reader.name} keeps the address of their account until they change it themselves and confirm the new one.`}
      </Text>
    </FormDialog>
  );
}
