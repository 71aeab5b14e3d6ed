import { tellByPhoneRequest } from '@cleaning/contract/mails';
import { sydneyDateOf } from '@cleaning/pricing';
import { TextAreaField, TextField } from '@cleaning/ui/field';
import { Text } from '@cleaning/ui/text';
import { useToast } from '@cleaning/ui/toast';
import { useApi } from '#kit/api/portal-api.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { type MailDialogProps, useMailVersion } from './mail-version.tsx';

/** Closes a failed email, because its reader was told by phone. */
export function TellByPhone({ mail, onClose }: MailDialogProps) {
  const api = useApi();
  const toast = useToast();
  const today = sydneyDateOf(useNow());
  const { version, handleConflict, changes } = useMailVersion(mail);
  const schemaForm = useCommandForm({
    mutation: api.tellByPhone.mutation({ id: mail.id }),
    schema: tellByPhoneRequest,
    defaultValues: { told_to: mail.reader?.name ?? '', told_on: today, note: '' },
    toRequest: (values: Record<'told_to' | 'told_on' | 'note', string>) => ({ version, ...values }),
    idPrefix: 'tell-',
    draft: `told by phone ${mail.id}`,
    onRefused: handleConflict,
    onDone: () => {
      toast.show('Closed as told by phone.');
      onClose();
    },
  });
  const { field } = schemaForm;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Did you reach ${mail.reader?.name ?? 'them'} by phone?`}
      form={schemaForm}
      errorTitle="Not closed"
      errorDetails={changes}
      submitLabel="Close as told by phone"
      busyLabel="Closing"
      closeLabel={mail.status === 'given_up' ? 'Not yet' : 'Keep trying by email'}
    >
      <Text wrap="anywhere">{`“${mail.subject}”. We will not send it again, and we delete its text.`}</Text>
      <TextField {...field('told_to')} label="Who did you speak to?" maxLength={80} />
      <TextField {...field('told_on')} label="On which day?" type="date" numeric max={today} />
      <TextAreaField
        {...field('note')}
        label="Note"
        optional
        hint="Kept for 30 days with this email."
        rows={2}
        maxLength={500}
      />
    </FormDialog>
  );
}
