import { startThreadRequest } from '@cleaning/contract';
import { SelectField, TextAreaField, TextField } from '@cleaning/ui/field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFormDraft } from '../../shared/drafts/use-form-draft.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts';
import { useDebouncedText } from '../../shared/hooks/use-debounced-text.ts';
import { useIdempotencyKey } from '../../shared/hooks/use-idempotency-key.ts';
import { staffThreadPath } from '../../shared/lib/paths.ts';
import { usePortalApi } from '../../shared/portal-api/portal-api.tsx';

interface Values {
  readonly client_id: string;
  readonly subject: string;
  readonly body: string;
}

/** How many clients are offered for what was typed. */
const MAX_CLIENTS = 20;

/** Starts a conversation with a client. Files go with the messages after the first. */
export function NewMessage({ onClose }: { readonly onClose: () => void }) {
  const { queries, mutations } = usePortalApi();
  const navigate = useNavigate();
  const { mutateAsync } = useMutation(mutations.messages.start());
  const keyOf = useIdempotencyKey();
  const [search, setSearch] = useState('');
  const { text, setText } = useDebouncedText(search, setSearch, (typed) => typed.trim());
  const { data: clients } = useQuery(
    queries.clients.list({ page_size: MAX_CLIENTS, ...(search !== '' && { search }) }),
  );
  const schemaForm = useSchemaForm({
    schema: startThreadRequest.required({ client_id: true }),
    toRequest: (values: Values) => values,
    defaultValues: { client_id: '', subject: '', body: '' },
    fieldNames: ['client_id', 'subject', 'body'],
    send: async (body) => {
      const { id } = await mutateAsync({ body, idempotencyKey: keyOf(body) });
      dropDraft();
      onClose();
      await navigate(staffThreadPath(id));
    },
  });
  const dropDraft = useFormDraft(schemaForm.form, 'new message of staff');

  return (
    <FormDialog
      open
      onClose={onClose}
      title="Write to which client?"
      form={schemaForm}
      errorTitle="Not sent"
      submitLabel="Send message"
      busyLabel="Sending"
      closeLabel="Cancel"
    >
      <TextField
        id="find-client"
        label="Find a client"
        type="search"
        placeholder="Part of a name or email"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <SelectField
        {...schemaForm.field('client_id')}
        label="Client"
        placeholder={clients?.count === 0 ? 'No client matches' : 'Choose a client'}
        options={(clients?.results ?? []).map(({ id, first_name, last_name, email }) => ({
          value: id,
          label: `${first_name} ${last_name}, ${email}`,
        }))}
      />
      <TextField {...schemaForm.field('subject')} label="Subject" maxLength={120} />
      <TextAreaField {...schemaForm.field('body')} label="Message" rows={5} />
    </FormDialog>
  );
}
