import { isNdisNumber } from '@cleaning/contract/rules';
import { TextField } from '@cleaning/ui/field';
import { Fieldset } from '@cleaning/ui/fieldset';
import { OptionCard, OptionGrid } from '@cleaning/ui/option-card';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { SchemaForm } from '../../../shared/forms/use-schema-form.ts';
import styles from '../detail/client-page.module.css';
import type { NdisValues } from './ndis-values.ts';
import { PlanManagerFields } from './plan-fields.tsx';

export interface NdisFieldsProps<Request> {
  readonly form: UseFormReturn<NdisValues, unknown, Request>;
  readonly field: SchemaForm<NdisValues, Request>['field'];
  readonly maskedNumber: string | null;
}

const KINDS = [
  { value: 'ndis', title: 'NDIS participant' },
  { value: 'general', title: 'General' },
] as const;

/** The fields of the NDIS details; those of a plan manager only where there is one. */
export function NdisFields<Request>({ form, field, maskedNumber }: NdisFieldsProps<Request>) {
  const [type, number, management] = useWatch({
    control: form.control,
    name: ['client_type', 'ndis_number', 'plan_management'],
  });
  const { id, error, ...kind } = field('client_type');
  return (
    <>
      <Fieldset id={id} legend="Kind" size="label" error={error}>
        <OptionGrid keepColumns>
          {KINDS.map(({ value, title }) => (
            <OptionCard key={value} type="radio" value={value} title={title} {...kind} />
          ))}
        </OptionGrid>
      </Fieldset>
      {type === 'general' ? null : (
        <>
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
          <PlanManagerFields field={field} management={management} />
          <DatePair field={field} start="plan_start" end="plan_end" what="Plan" />
          <DatePair
            field={field}
            start="service_agreement_start"
            end="service_agreement_end"
            what="Service agreement"
          />
          <TextField
            {...field('provider_recorded_on')}
            label="Recorded as provider on"
            optional
            hint="The day an agency-managed client named us as their provider."
            type="date"
            numeric
          />
          <div className={styles['pair']}>
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
          </div>
          <TextField {...field('nominee_name')} label="Nominee" optional maxLength={120} />
          <TextField
            {...field('nominee_email')}
            label="Nominee’s email"
            optional
            type="email"
            autoComplete="off"
          />
        </>
      )}
    </>
  );
}

type DateName = 'plan_start' | 'plan_end' | 'service_agreement_start' | 'service_agreement_end';

interface DatePairProps<Request> extends Pick<NdisFieldsProps<Request>, 'field'> {
  readonly start: DateName;
  readonly end: DateName;
  readonly what: string;
}

function DatePair<Request>({ field, start, end, what }: DatePairProps<Request>) {
  return (
    <div className={styles['pair']}>
      <TextField {...field(start)} label={`${what} from`} optional type="date" numeric />
      <TextField {...field(end)} label={`${what} to`} optional type="date" numeric />
    </div>
  );
}
