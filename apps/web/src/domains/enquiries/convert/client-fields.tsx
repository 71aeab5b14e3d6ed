import { Fieldset } from '@cleaning/ui/fieldset';
import { TextField } from '@cleaning/ui/field';
import { OptionCard, OptionGrid } from '@cleaning/ui/option-card';
import { Stack } from '@cleaning/ui/stack';
import type { UseFormReturn } from 'react-hook-form';
import type { SchemaForm } from '#kit/forms/use-schema-form.ts';
import type { ConversionValues } from './conversion-values.ts';
import { PlaceFields } from '#domains/quotes/choice-fields.tsx';
import styles from './convert-enquiry.module.css';

export interface ConversionFieldsProps<Request> {
  readonly form: UseFormReturn<ConversionValues, unknown, Request>;
  readonly field: SchemaForm<ConversionValues, Request>['field'];
}

/** The fields for the new client. */
export function ClientFields<Request>({ form, field }: ConversionFieldsProps<Request>) {
  const type = form.watch('new_client.client_type');
  return (
    <Stack gap="space-4">
      <div className={styles['pair']}>
        <TextField {...field('new_client.first_name')} label="First name" autoComplete="off" />
        <TextField
          {...field('new_client.last_name')}
          label="Last name"
          hint="Leave it empty for a person with one name."
          autoComplete="off"
        />
      </div>
      <TextField {...field('new_client.email')} label="Email" type="email" autoComplete="off" />
      <TextField
        {...field('new_client.phone_number')}
        label="Phone"
        optional
        type="tel"
        autoComplete="off"
      />
      <PlaceFields
        choices={form.watch('quote')}
        field={(name) => field(`quote.${name}`)}
        placeholder="Not said, ask"
      />
      <p className={styles['note']}>
        With its street, suburb and postcode the place is kept as their main address too.
      </p>
      <Fieldset legend="Kind" size="label">
        <OptionGrid keepColumns>
          {KINDS.map(({ value, label }) => (
            <OptionCard
              key={value}
              type="radio"
              name="client_type"
              value={value}
              title={label}
              checked={type === value}
              onChange={() => form.setValue('new_client.client_type', value, { shouldDirty: true })}
            />
          ))}
        </OptionGrid>
      </Fieldset>
    </Stack>
  );
}

const KINDS = [
  { value: 'general', label: 'General' },
  { value: 'ndis', label: 'NDIS participant' },
] as const;
