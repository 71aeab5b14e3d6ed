import { type Client, startThreadRequest } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { TextAreaField, TextField } from '@cleaning/ui/field';
import { useMutation } from '@tanstack/react-query';
import Send from 'lucide-react/icons/send';
import { useNavigate } from 'react-router-dom';
import { ForClient } from '../../shared/clients/for-client.tsx';
import { useFormDraft } from '../../shared/drafts/use-form-draft.ts';
import { FormErrors } from '../../shared/forms/form-errors.tsx';
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts';
import { useIdempotencyKey } from '../../shared/hooks/use-idempotency-key.ts';
import { staffThreadPath } from '../../shared/lib/paths.ts';
import { usePortalApi } from '../../shared/portal-api/portal-api.tsx';
import styles from './new-message.module.css';

/** Starts a conversation with a client. Files go with the messages after the first. */
export function NewMessage() {
  return (
    <ForClient title="New message" back={{ label: 'Messages', href: SITE_PATHS.staffMessages }}>
      {(client) => <MessageForm key={client.id} client={client} />}
    </ForClient>
  );
}

function MessageForm({ client }: { readonly client: Client }) {
  const { mutations } = usePortalApi();
  const navigate = useNavigate();
  const { mutateAsync } = useMutation(mutations.messages.start());
  const keyOf = useIdempotencyKey();
  const schemaForm = useSchemaForm({
    schema: startThreadRequest,
    toRequest: (values: { subject: string; body: string }) => ({ ...values, client_id: client.id }),
    defaultValues: { subject: '', body: '' },
    fieldNames: ['subject', 'body'],
    send: async (body) => {
      const { id } = await mutateAsync({ body, idempotencyKey: keyOf(body) });
      dropDraft();
      await navigate(staffThreadPath(id), { replace: true });
    },
  });
  const dropDraft = useFormDraft(schemaForm.form, `new message to ${client.id}`);
  const { first_name: firstName } = client;

  return (
    <Card>
      <form className={styles['root']} noValidate onSubmit={schemaForm.handleSubmit}>
        <FormErrors {...schemaForm.errors} title="Not sent" />
        <TextField {...schemaForm.field('subject')} label="Subject" maxLength={120} />
        <TextAreaField
          {...schemaForm.field('body')}
          label="Message"
          hint={`${firstName} reads it in the client portal. The email says only that there is a message.`}
          rows={6}
        />
        <div>
          <Button type="submit" icon={<Send />} busy={schemaForm.isSending} busyLabel="Sending">
            Send message
          </Button>
        </div>
      </form>
    </Card>
  );
}
