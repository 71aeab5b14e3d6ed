import type { Address, Client } from '@cleaning/contract/clients';
import { TextButton } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import type { StaffChoices } from '../../staff-choices.ts';
import { OfficeFormLayout } from './office-form-layout.tsx';
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
  const { first_name: name } = client;
  return (
    <OfficeFormLayout
      label={`Quote for ${name}`}
      office={office}
      name={name}
      clientEmail={client.email}
      addresses={addresses}
      savedAt={null}
    >
      {client.email === null ? null : (
        <Card title="Not sure yet?">
          <Stack gap="space-2">
            <Text size="sm" tone="muted">
              {name} can fill in what you do not know, and then send it to us for a price.
            </Text>
            <TextButton onClick={() => onAskFirst(office.schemaForm.form.getValues())}>
              {`Ask ${name} to check it first`}
            </TextButton>
          </Stack>
        </Card>
      )}
    </OfficeFormLayout>
  );
}
