import type { ClientAgreement } from '@cleaning/contract/clients';
import { TextField } from '@cleaning/ui/field';
import { Grid } from '@cleaning/ui/grid';
import type { FieldProps } from '#kit/forms/use-schema-form.ts';
import { parseDollars, inDollars } from '#kit/lib/dollars.ts';

export type AgreementValues = {
  service_agreement_start: string;
  service_agreement_end: string;
  cancellation_fee_cents: string;
  reason: string;
};

export const AGREEMENT_FIELDS = [
  'service_agreement_start',
  'service_agreement_end',
  'cancellation_fee_cents',
  'reason',
] as const satisfies readonly (keyof AgreementValues)[];

export const agreementValues = (
  agreement: ClientAgreement | null,
  reason: string,
): AgreementValues => {
  const fee = agreement?.cancellation_fee_cents ?? null;
  return {
    service_agreement_start: agreement?.service_agreement_start ?? '',
    service_agreement_end: agreement?.service_agreement_end ?? '',
    cancellation_fee_cents: fee === null ? '' : inDollars(fee),
    reason,
  };
};

/** The fields of the request. Empty fields are null. */
export const agreementRequest = (values: AgreementValues) => ({
  service_agreement_start: values.service_agreement_start || null,
  service_agreement_end: values.service_agreement_end || null,
  cancellation_fee_cents:
    values.cancellation_fee_cents.trim() === ''
      ? null
      : parseDollars(values.cancellation_fee_cents),
  reason: values.reason,
});

export interface AgreementFieldsProps {
  readonly field: (name: keyof AgreementValues) => FieldProps;
  readonly startHint?: string;
}

export function AgreementFields({ field, startHint }: AgreementFieldsProps) {
  return (
    <>
      <Grid minColumn="11.25rem" gap="space-4">
        <TextField
          {...field('service_agreement_start')}
          label="Agreement from"
          hint={startHint}
          type="date"
          numeric
        />
        <TextField
          {...field('service_agreement_end')}
          label="Agreement to"
          optional
          type="date"
          numeric
        />
      </Grid>
      <TextField
        {...field('cancellation_fee_cents')}
        label="Most we charge for short notice, in dollars"
        optional
        inputMode="decimal"
        autoComplete="off"
        numeric
      />
    </>
  );
}
