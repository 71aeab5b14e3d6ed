import type { Address } from '@cleaning/contract/clients';
import type { Quote } from '@cleaning/contract/quotes';
import { Stack } from '@cleaning/ui/stack';
import { useLocation } from 'react-router-dom';
import { FormErrors } from '#kit/forms/form-errors.tsx';
import { Columns } from '#kit/page/columns.tsx';
import { useEscapeFromFields } from '#kit/shortcuts/use-escape-from-fields.ts';
import { SendDialog } from '../offer/send-dialog.tsx';
import { SendPanel } from '../offer/send-panel.tsx';
import type { PendingSends } from '../sending/use-pending-sends.ts';
import { OfficeFields } from './office-fields.tsx';
import { type SendState, useOfficeForm } from './use-office-form.ts';

export interface OfficeFormProps {
  readonly quote: Quote;
  readonly addresses: readonly Address[];
  readonly pendingSends: PendingSends;
}

/** A quote of the office that was not sent: all of it can still be changed. */
export function OfficeForm({ quote, addresses, pendingSends }: OfficeFormProps) {
  // Only the form for a new quote leads here with a state.
  const state = useLocation().state as SendState | null;
  const office = useOfficeForm(quote, { asksToSend: state?.asksToSend === true });
  const { schemaForm, choices, listed, lines, field } = office;
  const { form } = schemaForm;
  const name = quote.client?.first_name ?? 'the client';
  useEscapeFromFields();
  return (
    <Stack
      as="form"
      gap="space-4"
      noValidate
      onSubmit={schemaForm.handleSubmit}
      aria-label={`Quote ${quote.reference}`}
    >
      <FormErrors {...schemaForm.errors} title="Not saved" />
      <Columns
        panel
        side={
          <SendPanel
            label="Preview and send"
            items={lines.items}
            deposit={{
              serviceId: listed.service_id,
              timelineId: listed.timeline_id,
              values: form.watch('deposit'),
              field: field,
            }}
            name={name}
            clientEmail={quote.staff_details?.client_email}
            lastDay={{
              field: field('valid_until'),
              value: form.watch('valid_until'),
              onChosen: (day) => form.setValue('valid_until', day, { shouldDirty: true }),
            }}
            isSending={schemaForm.isSending}
            savedAt={office.saved.updated_at}
            isDirty={office.isDirty}
            onSend={office.askToSend}
            onSave={office.saveDraft}
          />
        }
      >
        <OfficeFields
          name={name}
          addresses={addresses}
          choices={choices}
          listed={listed}
          lines={lines}
          field={field}
          onChange={office.change}
        />
      </Columns>
      {office.isAsking ? (
        <SendDialog quote={office.saved} pendingSends={pendingSends} onClose={office.stopAsking} />
      ) : null}
    </Stack>
  );
}
