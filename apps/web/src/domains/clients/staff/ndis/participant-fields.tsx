import { isNdisNumber } from '@cleaning/contract/rules';
import { CheckboxField, TextField } from '@cleaning/ui/field';
import { Fieldset } from '@cleaning/ui/fieldset';
import { Grid } from '@cleaning/ui/grid';
import { OptionCard, OptionGrid } from '@cleaning/ui/option-card';
import { COPIES_HINT } from '../../participant-values.ts';
import type { FieldProps } from '#kit/forms/use-schema-form.ts';

/** Returns the props of a field by its name. */
interface FieldsOf<Name extends string> {
  readonly field: (name: Name) => FieldProps;
}

const KINDS = [
  { value: 'ndis', title: 'NDIS participant' },
  { value: 'general', title: 'General' },
] as const;

/** Whether the client is an NDIS participant. */
export function KindField({ field }: FieldsOf<'client_type'>) {
  const { id, error, ...kind } = field('client_type');
  return (
    <Fieldset id={id} legend="Kind" size="label" error={error}>
      <OptionGrid keepColumns>
        {KINDS.map(({ value, title }) => (
          <OptionCard key={value} type="radio" value={value} title={title} {...kind} />
        ))}
      </OptionGrid>
    </Fieldset>
  );
}

export interface NdisNumberFieldProps extends FieldsOf<'ndis_number'> {
  /** The typed number. */
  readonly number: string;
  /** The stored number, which is kept if the field is empty. */
  readonly maskedNumber?: string | null;
}

export function NdisNumberField({ field, number, maskedNumber = null }: NdisNumberFieldProps) {
  return (
    <TextField
      {...field('ndis_number')}
      label={maskedNumber === null ? 'NDIS number' : 'New NDIS number'}
      optional
      hint={
        maskedNumber === null
          ? '9 digits, starts with 43. After saving it is masked.'
          : `Leave it empty to keep ${maskedNumber}.`
      }
      inputMode="numeric"
      autoComplete="off"
      numeric
      maxLength={32}
      valid={isNdisNumber(number)}
    />
  );
}

type DateName = 'plan_start' | 'plan_end' | 'service_agreement_start' | 'service_agreement_end';

interface DatePairProps<Name extends DateName> extends FieldsOf<Name> {
  readonly start: Name;
  readonly end: Name;
  readonly what: string;
}

/** The first and last day of a plan or agreement. */
export function DatePair<Name extends DateName>({ field, start, end, what }: DatePairProps<Name>) {
  return (
    <Grid minColumn="11.25rem" gap="space-4">
      <TextField {...field(start)} label={`${what} from`} optional type="date" numeric />
      <TextField {...field(end)} label={`${what} to`} optional type="date" numeric />
    </Grid>
  );
}

export function NomineeFields({ field }: FieldsOf<'nominee_name' | 'nominee_email'>) {
  return (
    <>
      <TextField {...field('nominee_name')} label="Nominee" optional maxLength={120} />
      <TextField
        {...field('nominee_email')}
        label="Nominee’s email"
        optional
        type="email"
        autoComplete="off"
      />
    </>
  );
}

export interface NomineeCopiesFieldProps extends FieldsOf<'nominee_gets_copies'> {
  /** The client's first name, as typed or stored. */
  readonly client: string;
  /** The typed name and email of the nominee. */
  readonly nominee: readonly [name: string, email: string];
}

/** Whether the client agreed that the nominee gets copies. Copies need the nominee's email. */
export function NomineeCopiesField({
  field,
  client,
  nominee: [name, email],
}: NomineeCopiesFieldProps) {
  if (email.trim() === '') return null;
  return (
    <CheckboxField
      {...field('nominee_gets_copies')}
      label={`${client.trim() || 'The client'} agrees that ${name.trim() || email.trim()} gets copies`}
      hint={COPIES_HINT}
    />
  );
}
