import type { Address } from '@cleaning/contract/clients';
import { Stack } from '@cleaning/ui/stack';
import type { ReactNode } from 'react';
import { FormErrors } from '#kit/forms/form-errors.tsx';
import type { SchemaForm } from '#kit/forms/use-schema-form.ts';
import { Columns } from '#kit/page/columns.tsx';
import { useEscapeFromFields } from '#kit/shortcuts/use-escape-from-fields.ts';
import { SendPanel } from '../offer/send-panel.tsx';
import { OfficeFields } from './office-fields.tsx';
import type { OfficeValues } from './office-values.ts';
import type { OfficeParts } from './use-office-form.ts';

interface OfficeFormLayoutProps<Request> {
  /** The name of the form. */
  readonly label: string;
  readonly office: OfficeParts<Request> & {
    readonly schemaForm: SchemaForm<OfficeValues, Request>;
    readonly saveDraft: () => void;
    readonly askToSend: () => void;
  };
  /** The first name of the client. */
  readonly name: string;
  readonly clientEmail: string | null | undefined;
  readonly addresses: readonly Address[];
  /** What a colleague changed meanwhile, below the error of a save that it refused. */
  readonly errorDetails?: ReactNode;
  /** The instant of the last save; null for a quote that was never saved. */
  readonly savedAt: string | null;
  /** Below the panel that saves and sends. */
  readonly children?: ReactNode;
}

/** A quote of the office: what is to be cleaned, its lines, and the panel that saves and sends it. */
export function OfficeFormLayout<Request>({
  label,
  office,
  name,
  clientEmail,
  addresses,
  errorDetails,
  savedAt,
  children,
}: OfficeFormLayoutProps<Request>) {
  const { schemaForm, choices, listed, lines, field } = office;
  useEscapeFromFields();
  return (
    <Stack as="form" gap="space-4" noValidate onSubmit={schemaForm.handleSubmit} aria-label={label}>
      <FormErrors {...schemaForm.errors} title="Not saved">
        {errorDetails}
      </FormErrors>
      <Columns
        panel
        side={
          <>
            <SendPanel
              label="Preview and send"
              choices={listed}
              form={office.offerForm}
              field={field}
              name={name}
              clientEmail={clientEmail}
              isSending={schemaForm.isSending}
              savedAt={savedAt}
              onSend={office.askToSend}
              onSave={office.saveDraft}
            />
            {children}
          </>
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
    </Stack>
  );
}
