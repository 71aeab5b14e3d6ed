import { type Client, createQuoteRequest, type QuoteChoices } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { TextAreaField } from '@cleaning/ui/field';
import { useMutation, useQuery } from '@tanstack/react-query';
import FilePlus from 'lucide-react/icons/file-plus';
import { useNavigate } from 'react-router-dom';
import { useActingReason } from '../../../shared/acting/use-acting.ts';
import { ForClient } from '../../../shared/clients/for-client.tsx';
import { useFormDraft } from '../../../shared/drafts/use-form-draft.ts';
import { FormErrors } from '../../../shared/forms/form-errors.tsx';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { useIdempotencyKey } from '../../../shared/hooks/use-idempotency-key.ts';
import { staffQuotePath } from '../../../shared/lib/paths.ts';
import { QueryContent } from '../../../shared/lists/query-content.tsx';
import { useTeamApi } from '../../../shared/portal-api/team-api.ts';
import { ChoiceFields } from '../../../shared/quotes/choice-fields.tsx';
import styles from './new-quote.module.css';

/** Starts a draft quote for a client, who then checks it and sends it to us. */
export function NewQuote() {
  return (
    <ForClient title="New quote" back={{ label: 'Quotes', href: SITE_PATHS.staffQuotes }}>
      {(client) => <MainAddress key={client.id} client={client} />}
    </ForClient>
  );
}

interface Place {
  readonly line1: string;
  readonly suburb: string;
  readonly postcode: string;
}

const NOWHERE: Place = { line1: '', suburb: '', postcode: '' };

function MainAddress({ client }: { readonly client: Client }) {
  const { queries } = useTeamApi();
  const query = useQuery(queries.clients.addresses(client.id));
  return (
    <QueryContent query={query} what="the addresses" card>
      {([main = NOWHERE]) => <QuoteForm client={client} place={main} />}
    </QueryContent>
  );
}

type Values = QuoteChoices & {
  address_line1: string;
  suburb: string;
  postcode: string;
  preferred_date: string;
  reason: string;
};

const DIRTY = { shouldDirty: true } as const;

function QuoteForm({ client, place }: { readonly client: Client; readonly place: Place }) {
  const { mutations } = useTeamApi();
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const reason = useActingReason(client.id);
  const { mutateAsync } = useMutation(mutations.quotes.create());
  const schemaForm = useSchemaForm({
    schema: createQuoteRequest,
    defaultValues: {
      service_id: client.client_type === 'ndis' ? 'ndis' : 'general',
      rooms: { bedroom: 1, bathroom: 1, kitchen: 1 },
      addon_ids: [],
      timeline_id: 'standard',
      address_line1: place.line1,
      suburb: place.suburb,
      postcode: place.postcode,
      preferred_date: '',
      reason,
    },
    toRequest: (values: Values) => ({
      ...values,
      client_id: client.id,
      address_line1: textOrNull(values.address_line1),
      suburb: textOrNull(values.suburb),
      postcode: textOrNull(values.postcode),
      preferred_date: textOrNull(values.preferred_date),
    }),
    fieldNames: [
      'service_id',
      'address_line1',
      'suburb',
      'postcode',
      'preferred_date',
      'timeline_id',
      'reason',
    ],
    send: async (body) => {
      const { id } = await mutateAsync({ body, idempotencyKey: keyOf(body) });
      forget();
      await navigate(staffQuotePath(id), { replace: true });
    },
  });
  const { form, field } = schemaForm;
  const forget = useFormDraft(form, `new quote for client ${client.id}`);
  const { first_name: name } = client;
  return (
    <form noValidate onSubmit={schemaForm.handleSubmit} className={styles['form']}>
      <FormErrors {...schemaForm.errors} title="Not made" />
      <Card title="What is to be cleaned">
        <div className={styles['fields']}>
          <ChoiceFields
            choices={form.watch()}
            field={field}
            onRoom={(id, count) => form.setValue(`rooms.${id}`, count, DIRTY)}
            onAddons={(ids) => form.setValue('addon_ids', ids, DIRTY)}
          />
          <TextAreaField
            {...field('reason')}
            label="Why"
            hint={`For example “Asked us on the phone”. ${name} can read it.`}
            rows={2}
            maxLength={500}
          />
        </div>
        <div className={styles['foot']}>
          <Button
            type="submit"
            icon={<FilePlus />}
            busy={schemaForm.isSending}
            busyLabel="Making the quote"
          >
            Make quote for {name}
          </Button>
          <p>{name} gets an email, checks the draft and sends it to us.</p>
        </div>
      </Card>
    </form>
  );
}

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text);
