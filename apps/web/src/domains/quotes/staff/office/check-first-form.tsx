import type { Client } from '@cleaning/contract/clients';
import { createQuoteRequest } from '@cleaning/contract/quotes';
import FilePlus from 'lucide-react/icons/file-plus';
import { useNavigate } from 'react-router-dom';
import { StartForm } from '#domains/clients/start-form.tsx';
import { useOnBehalfReason } from '#domains/clients/use-on-behalf.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { setValues } from '#kit/forms/set-values.ts';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { staffQuotePath } from '../../quote-paths.ts';
import { ChoiceFields } from '../../choice-fields.tsx';
import { CHOICE_NAMES, type StaffChoices, toQuoteRequest } from '../../staff-choices.ts';

export interface CheckFirstFormProps {
  readonly client: Client;
  readonly initial: StaffChoices;
}

type Values = StaffChoices & { reason: string };

/** Starts a draft of the client, who checks it and sends it to us for a price. */
export function CheckFirstForm({ client, initial }: CheckFirstFormProps) {
  const api = useApi();
  const navigate = useNavigate();
  const reason = useOnBehalfReason(client.id);
  const schemaForm = useCommandForm({
    mutation: api.createQuote.mutation(),
    schema: createQuoteRequest,
    defaultValues: { ...initial, reason },
    toRequest: (values: Values) => ({
      client_id: client.id,
      reason: values.reason,
      ...toQuoteRequest(values),
    }),
    fieldNames: [...CHOICE_NAMES, 'reason'],
    draft: `new quote for client ${client.id}`,
    onDone: ({ id }) => navigate(staffQuotePath(id), { replace: true }),
  });
  const { form, field } = schemaForm;
  const { first_name: name } = client;
  return (
    <StartForm
      client={client}
      form={schemaForm}
      reason={field('reason')}
      title="What is to be cleaned"
      errorTitle="Not made"
      icon={<FilePlus />}
      submitLabel={`Ask ${name} to check it`}
      busyLabel="Making the quote"
      next={`${name} gets an email, checks the draft and sends it to us.`}
    >
      <ChoiceFields
        choices={form.watch()}
        field={field}
        onChange={(changed) => setValues(form, changed)}
      />
    </StartForm>
  );
}
