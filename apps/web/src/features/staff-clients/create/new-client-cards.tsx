import { isNdisNumber } from '@cleaning/contract/rules';
import { Card } from '@cleaning/ui/card';
import { TextField } from '@cleaning/ui/field';
import { Fieldset } from '@cleaning/ui/fieldset';
import { OptionCard, OptionGrid } from '@cleaning/ui/option-card';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { AccessNotesField, AddressFields } from '../../../shared/forms/address-fields.tsx';
import type { SchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { PlanManagerFields } from '../ndis/plan-fields.tsx';
import type { NewClientValues } from './new-client-values.ts';
import styles from './new-client.module.css';

interface CardProps<Request> {
  readonly field: SchemaForm<NewClientValues, Request>['field'];
}

const KINDS = [
  { value: 'ndis', title: 'NDIS participant' },
  { value: 'general', title: 'General' },
] as const;

/** Who the client is. */
export function WhoCard<Request>({ field }: CardProps<Request>) {
  const { id: kindId, error: kindError, ...kind } = field('client_type');
  return (
    <Card title="Who">
      <div className={styles['fields']}>
        <Fieldset id={kindId} legend="Kind" size="label" error={kindError}>
          <OptionGrid>
            {KINDS.map(({ value, title }) => (
              <OptionCard key={value} type="radio" value={value} title={title} {...kind} />
            ))}
          </OptionGrid>
        </Fieldset>
        <div className={styles['pair']}>
          <TextField
            {...field('first_name')}
            label="First name"
            autoComplete="off"
            maxLength={80}
          />
          <TextField {...field('last_name')} label="Last name" autoComplete="off" maxLength={80} />
        </div>
        <TextField
          {...field('email')}
          label="Email"
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
      </div>
    </Card>
  );
}

/** The place to clean, when it is known already. */
export function PlaceCard<Request>({ field }: CardProps<Request>) {
  return (
    <Card title="Address and getting in">
      <div className={styles['fields']}>
        <p className={styles['note']}>Leave it empty to add it later.</p>
        <AddressFields
          street={field('address.line1')}
          suburb={field('address.suburb')}
          postcode={field('address.postcode')}
        />
        <AccessNotesField
          {...field('address.access_notes')}
          rows={2}
          hint="No codes here. A code goes on the visit, where it is hidden."
        />
      </div>
    </Card>
  );
}

export interface ParticipantCardProps<Request> extends CardProps<Request> {
  readonly form: UseFormReturn<NewClientValues, unknown, Request>;
}

/** What is known of a participant and their plan. */
export function ParticipantCard<Request>({ form, field }: ParticipantCardProps<Request>) {
  const [number, management] = useWatch({
    control: form.control,
    name: ['ndis_number', 'plan_management'],
  });
  return (
    <Card title="NDIS">
      <div className={styles['fields']}>
        <TextField
          {...field('ndis_number')}
          label="NDIS number"
          optional
          hint="9 digits, starts with 43. After saving it is masked."
          inputMode="numeric"
          autoComplete="off"
          numeric
          maxLength={32}
          valid={isNdisNumber(number)}
        />
        <PlanManagerFields field={field} management={management} />
        <div className={styles['pair']}>
          <TextField {...field('plan_start')} label="Plan from" optional type="date" numeric />
          <TextField {...field('plan_end')} label="Plan to" optional type="date" numeric />
        </div>
        <TextField
          {...field('nominee_name')}
          label="Nominee or support coordinator"
          optional
          maxLength={120}
        />
        <TextField
          {...field('nominee_email')}
          label="Their email"
          optional
          type="email"
          autoComplete="off"
        />
      </div>
    </Card>
  );
}
