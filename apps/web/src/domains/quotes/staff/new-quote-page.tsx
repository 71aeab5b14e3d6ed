import type { Client } from '@cleaning/contract/clients';
import { createQuoteRequest } from '@cleaning/contract/quotes';
import { SITE_PATHS } from '@cleaning/contract/routes';
import FilePlus from 'lucide-react/icons/file-plus';
import { useNavigate } from 'react-router-dom';
import { ForClient } from '#domains/clients/for-client.tsx';
import { StartForm } from '#domains/clients/start-form.tsx';
import { useOnBehalfReason } from '#domains/clients/use-on-behalf.ts';
import { WithMainAddress } from '#domains/clients/with-main-address.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { setValues } from '#kit/forms/set-values.ts';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { staffQuotePath } from '#kit/lib/paths.ts';
import { ChoiceFields } from '../choice-fields.tsx';
import {
  CHOICE_NAMES,
  NO_VISIT_CHOICES,
  type StaffChoices,
  toQuoteRequest,
} from '../staff-choices.ts';

export const handle = { title: 'New quote' };

/** Starts a draft quote for a client, who then checks it and sends it to us. */
export function Component() {
  return (
    <ForClient title="New quote" back={{ label: 'Quotes', href: SITE_PATHS.staffQuotes }}>
      {(client) => (
        <WithMainAddress key={client.id} client={client}>
          {(main) => <QuoteForm client={client} place={main ?? NOWHERE} />}
        </WithMainAddress>
      )}
    </ForClient>
  );
}

interface Place {
  readonly line1: string;
  readonly suburb: string;
  readonly postcode: string;
}

const NOWHERE: Place = { line1: '', suburb: '', postcode: '' };

type Values = StaffChoices & { reason: string };

function QuoteForm({ client, place }: { readonly client: Client; readonly place: Place }) {
  const api = useApi();
  const navigate = useNavigate();
  const reason = useOnBehalfReason(client.id);
  const schemaForm = useCommandForm({
    mutation: api.createQuote.mutation(),
    schema: createQuoteRequest,
    defaultValues: {
      service_id: client.client_type === 'ndis' ? 'ndis' : 'general',
      rooms: { bedroom: 1, bathroom: 1, kitchen: 1 },
      ...NO_VISIT_CHOICES,
      address_line1: place.line1,
      suburb: place.suburb,
      postcode: place.postcode,
      reason,
    },
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
      submitLabel={`Make quote for ${name}`}
      busyLabel="Making the quote"
      next={
        client.email === null
          ? `${name} has no email, so it waits with us for its price at once.`
          : `${name} gets an email, checks the draft and sends it to us.`
      }
    >
      <ChoiceFields
        choices={form.watch()}
        field={field}
        onChange={(changed) => setValues(form, changed)}
      />
    </StartForm>
  );
}
