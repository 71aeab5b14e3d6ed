import type { Client } from '@cleaning/contract/clients';
import { createInvoiceRequest } from '@cleaning/contract/invoices';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { SelectField } from '@cleaning/ui/field';
import { Stack } from '@cleaning/ui/stack';
import FilePlus from 'lucide-react/icons/file-plus';
import { useNavigate } from 'react-router-dom';
import { ForClient } from '#domains/clients/for-client.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { FormErrors } from '#kit/forms/form-errors.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { STAFF_INVOICES_PATH, staffInvoicePath } from '../invoice-paths.ts';

export const handle = { title: 'New invoice' };

/** Creates an empty draft for a client, to which staff add lines. */
export function Component() {
  return (
    <ForClient title="New invoice" back={{ label: 'Invoices', href: STAFF_INVOICES_PATH }}>
      {(client) => <InvoiceForm key={client.id} client={client} />}
    </ForClient>
  );
}

const KINDS = [
  { value: 'private', label: 'Private, paid by the client' },
  { value: 'ndis', label: 'NDIS, paid from their plan' },
];

function InvoiceForm({ client }: { readonly client: Client }) {
  const api = useApi();
  const navigate = useNavigate();
  const isNdis = client.client_type === 'ndis';
  const schemaForm = useCommandForm({
    mutation: api.createInvoice.mutation(),
    schema: createInvoiceRequest,
    defaultValues: { kind: isNdis ? 'ndis' : 'private' },
    toRequest: (values: { kind: string }) => ({ ...values, client_id: client.id }),
    onDone: ({ id }) => navigate(staffInvoicePath(id), { replace: true }),
  });
  return (
    <Stack as="form" noValidate onSubmit={schemaForm.handleSubmit} gap="space-4" formWidth>
      <FormErrors {...schemaForm.errors} title="Not made" />
      <Card title="Kind of invoice">
        <Stack gap="space-4">
          <SelectField
            {...schemaForm.field('kind')}
            label="Kind"
            options={isNdis ? KINDS : KINDS.slice(0, 1)}
          />
          <p>
            You add the lines next, and nothing is sent until you issue it. Finished visits are
            invoiced together from the list of invoices.
          </p>
          <div>
            <Button
              type="submit"
              icon={<FilePlus />}
              busy={schemaForm.isSending}
              busyLabel="Making the draft"
            >
              Make draft for {client.first_name}
            </Button>
          </div>
        </Stack>
      </Card>
    </Stack>
  );
}
