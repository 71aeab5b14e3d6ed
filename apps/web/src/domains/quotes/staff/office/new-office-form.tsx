import type { Address, Client } from '@cleaning/contract/clients';
import { TextButton } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import { FormErrors } from '#kit/forms/form-errors.tsx';
import { Columns } from '#kit/page/columns.tsx';
import { useEscapeFromFields } from '#kit/shortcuts/use-escape-from-fields.ts';
import type { StaffChoices } from '../../staff-choices.ts';
import { SendPanel } from '../offer/send-panel.tsx';
import { OfficeFields } from './office-fields.tsx';
import type { OfficeValues } from './office-values.ts';
import { useNewOfficeForm } from './use-office-form.ts';

export interface NewOfficeFormProps {
  readonly client: Client;
  readonly addresses: readonly Address[];
  readonly initial: OfficeValues;
  /** Makes a draft of the client of what was typed, which they check first. */
  readonly onAskFirst: (choices: StaffChoices) => void;
}

/** Writes a quote for a client in one go, to save it or to send it at once. */
export function NewOfficeForm({ client, addresses, initial, onAskFirst }: NewOfficeFormProps) {
  const office = useNewOfficeForm(client, initial);
  const { schemaForm, choices, listed, lines, field } = office;
  const { form } = schemaForm;
  const { first_name: name } = client;
  useEscapeFromFields();
  return (
    <Stack
      as="form"
      gap="space-4"
      noValidate
      onSubmit={schemaForm.handleSubmit}
      aria-label={`Quote for ${name}`}
    >
      <FormErrors {...schemaForm.errors} title="Not saved" />
      <Columns
        panel
        side={
          <>
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
              clientEmail={client.email}
              lastDay={{
                field: field('valid_until'),
                value: form.watch('valid_until'),
                onChosen: (day) => form.setValue('valid_until', day, { shouldDirty: true }),
              }}
              isSending={schemaForm.isSending}
              savedAt={null}
              isDirty={form.formState.isDirty}
              onSend={office.askToSend}
              onSave={office.saveDraft}
            />
            {client.email === null ? null : (
              <Card title="Not sure yet?">
                <Stack gap="space-2">
                  <Text size="sm" tone="muted">
                    {name} can fill in what you do not know, and then send it to us for a price.
                  </Text>
                  <TextButton onClick={() => onAskFirst(form.getValues())}>
                    {`Ask ${name} to check it first`}
                  </TextButton>
                </Stack>
              </Card>
            )}
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
