import { Card } from '@cleaning/ui/card';
import { TextField } from '@cleaning/ui/field';
import { Grid } from '@cleaning/ui/grid';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { AccessNotesField, AddressFields } from '#kit/forms/address-fields.tsx';
import type { SchemaForm } from '#kit/forms/use-schema-form.ts';
import {
  DatePair,
  KindField,
  NdisNumberField,
  NomineeFields,
} from '../ndis/participant-fields.tsx';
import { PLAN_MANAGER_FIELDS, PlanManagerFields } from '../ndis/plan-manager-fields.tsx';
import type { NewClientValues } from './new-client-values.ts';

interface CardProps<Request> {
  readonly field: SchemaForm<NewClientValues, Request>['field'];
}

/** The fields for the client's name and contact details. */
export function WhoCard<Request>({ field }: CardProps<Request>) {
  return (
    <Card title="Who">
      <Stack gap="space-4">
        <KindField field={field} />
        <Grid minColumn="11.25rem" gap="space-4">
          <TextField
            {...field('first_name')}
            label="First name"
            autoComplete="off"
            maxLength={80}
          />
          <TextField
            {...field('last_name')}
            label="Last name"
            hint="Leave it empty for a person with one name."
            autoComplete="off"
            maxLength={80}
          />
        </Grid>
        <TextField
          {...field('email')}
          label="Email"
          optional
          hint="Without an email we send letters as PDF, and nobody can log in."
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...field('phone_number')}
          label="Phone"
          optional
          type="tel"
          autoComplete="off"
        />
      </Stack>
    </Card>
  );
}

/** The fields for the address to clean, if it is known. */
export function PlaceCard<Request>({ field }: CardProps<Request>) {
  return (
    <Card title="Address and getting in">
      <Stack gap="space-4">
        <Text size="sm" tone="muted">
          Leave it empty to add it later.
        </Text>
        <AddressFields
          street={field('address.line1')}
          suburb={field('address.suburb')}
          postcode={field('address.postcode')}
          equalWidths
        />
        <AccessNotesField
          {...field('address.access_notes')}
          rows={2}
          hint="No codes here. A code goes on the visit, where it is hidden."
        />
      </Stack>
    </Card>
  );
}

export interface ParticipantCardProps<Request> extends CardProps<Request> {
  readonly form: UseFormReturn<NewClientValues, unknown, Request>;
}

/** The fields for a participant and their plan, as far as they are known. */
export function ParticipantCard<Request>({ form, field }: ParticipantCardProps<Request>) {
  const number = useWatch({ control: form.control, name: 'ndis_number' });
  const manager = useWatch({ control: form.control, name: PLAN_MANAGER_FIELDS });
  return (
    <Card title="NDIS">
      <Stack gap="space-4">
        <NdisNumberField field={field} number={number} />
        <PlanManagerFields field={field} typed={manager} setValue={form.setValue} />
        <DatePair field={field} start="plan_start" end="plan_end" what="Plan" />
        <NomineeFields field={field} />
      </Stack>
    </Card>
  );
}
