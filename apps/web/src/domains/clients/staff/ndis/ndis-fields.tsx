import type { Client } from '@cleaning/contract/clients';
import { TextField } from '@cleaning/ui/field';
import { Grid } from '@cleaning/ui/grid';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { SchemaForm } from '#kit/forms/use-schema-form.ts';
import type { NdisValues } from './ndis-values.ts';
import {
  DatePair,
  KindField,
  NdisNumberField,
  NomineeCopiesField,
  NomineeFields,
} from './participant-fields.tsx';
import { PLAN_MANAGER_FIELDS, PlanManagerFields } from './plan-manager-fields.tsx';

export interface NdisFieldsProps<Request> {
  readonly form: UseFormReturn<NdisValues, unknown, Request>;
  readonly field: SchemaForm<NdisValues, Request>['field'];
  readonly client: Client;
}

/**
 * The fields of the NDIS details. Those of a plan manager are shown only for a plan-managed client.
 */
export function NdisFields<Request>({ form, field, client }: NdisFieldsProps<Request>) {
  const [type, number] = useWatch({ control: form.control, name: ['client_type', 'ndis_number'] });
  const manager = useWatch({ control: form.control, name: PLAN_MANAGER_FIELDS });
  const nominee = useWatch({ control: form.control, name: ['nominee_name', 'nominee_email'] });
  return (
    <>
      <KindField field={field} />
      {type === 'general' ? null : (
        <>
          <NdisNumberField
            field={field}
            number={number}
            maskedNumber={client.profile.ndis_number_masked}
          />
          <PlanManagerFields field={field} typed={manager} setValue={form.setValue} />
          <DatePair field={field} start="plan_start" end="plan_end" what="Plan" />
          <DatePair
            field={field}
            start="service_agreement_start"
            end="service_agreement_end"
            what="Service agreement"
          />
          <TextField
            {...field('provider_recorded_on')}
            label="My provider since"
            optional
            hint="The day an agency-managed client named us as “my provider” with the NDIA."
            type="date"
            numeric
          />
          <Grid minColumn="11.25rem" gap="space-4">
            <TextField
              {...field('remaining_budget_cents')}
              label="Budget left in dollars"
              optional
              inputMode="decimal"
              autoComplete="off"
              numeric
            />
            <TextField
              {...field('cancellation_fee_cents')}
              label="Most we charge for short notice, in dollars"
              optional
              inputMode="decimal"
              autoComplete="off"
              numeric
            />
          </Grid>
          <NomineeFields field={field} />
          <NomineeCopiesField field={field} client={client.first_name} nominee={nominee} />
        </>
      )}
    </>
  );
}
