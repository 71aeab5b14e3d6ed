import { updateClientProfileForRequest } from '@cleaning/contract/clients';
import type { Invoice } from '@cleaning/contract/invoices';
import type { ComplianceCheck } from '@cleaning/contract/ndis';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { SelectField, TextField } from '@cleaning/ui/field';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { withClient } from '#domains/clients/client-paths.ts';
import { STAFF_MESSAGE_NEW_PATH } from '#domains/messages/message-paths.ts';
import { FormErrors } from '#kit/forms/form-errors.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { toFixValue, type ClientFixField } from './client-fixes.ts';
import styles from './ndis-check.module.css';

export interface ClientFixProps {
  readonly invoice: Invoice;
  readonly finding: ComplianceCheck;
  readonly fix: ClientFixField;
}

const PLAN_OPTIONS = [
  { value: 'self', label: 'The participant' },
  { value: 'plan', label: 'A plan manager' },
  { value: 'agency', label: 'The agency (NDIA)' },
];

/** Adds data to the client's record that the check found missing. The check then runs again. */
export function ClientFix({ invoice, finding, fix }: ClientFixProps) {
  const api = useApi();
  const cache = useQueryClient();
  const { data: client } = useQuery(api.getClient.query({ id: invoice.client_id }));
  const name = finding.field ?? '';
  const schemaForm = useCommandForm({
    mutation: api.updateClientProfileFor.mutation({ id: invoice.client_id }),
    schema: updateClientProfileForRequest,
    toRequest: (values: Record<string, string>) => ({
      [name]: toFixValue(fix.type, values[name] ?? ''),
      version: client?.profile.version ?? 1,
      reason: `To put right what the NDIS check found (${finding.id}).`,
    }),
    defaultValues: { [name]: '' },
    idPrefix: `fix-${finding.id}-${invoice.id}-`,
    isRepeatable: true,
    onDone: () =>
      cache.invalidateQueries({ queryKey: api.checkNdisInvoice.key({ id: invoice.id }) }),
  });
  const field = { ...schemaForm.field(name), label: fix.label };
  return (
    <div className={styles['fix']}>
      <FormErrors {...schemaForm.errors} title="Not saved" />
      {fix.type === 'plan' ? (
        <SelectField {...field} placeholder="Choose" options={PLAN_OPTIONS} />
      ) : (
        <TextField
          {...field}
          hint={fix.hint}
          type={fix.type === 'date' || fix.type === 'email' ? fix.type : 'text'}
          inputMode={fix.type === 'dollars' ? 'decimal' : undefined}
        />
      )}
      <Button
        variant="outline"
        busy={schemaForm.isSending}
        busyLabel="Saving"
        disabled={client === undefined}
        onClick={schemaForm.submit}
      >
        Save <VisuallyHidden>{fix.label}</VisuallyHidden>
      </Button>
      {client === undefined ? null : (
        <ButtonLink variant="ghost" href={withClient(STAFF_MESSAGE_NEW_PATH, client.id)}>
          Ask {client.first_name}
        </ButtonLink>
      )}
    </div>
  );
}
