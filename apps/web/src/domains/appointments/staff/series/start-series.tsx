import { plural } from '@cleaning/contract/rules';
import type { Client } from '@cleaning/contract/clients';
import type { HourlyRates } from '@cleaning/contract/invoices';
import { seriesRecurrenceRequest, startSeriesRequest } from '@cleaning/contract/series';
import { describeRecurrence, RECURRENCE_NAMES, RECURRENCES } from '@cleaning/contract/series/rules';
import { addDays, isPlainDate } from '@cleaning/ndis';
import { formatPlainDate, SERVICE_IDS, SERVICES, sydneyDateOf } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { CheckboxField, SelectField, TextField } from '@cleaning/ui/field';
import { Fieldset, OptionCard, OptionGrid } from '@cleaning/ui/option-card';
import { useToast } from '@cleaning/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { tellsByEmail } from '#domains/clients/no-email.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useDebounced } from '#kit/hooks/use-debounced.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { timeOn } from '../../availability/use-availability.ts';
import { capitalise } from '#kit/lib/capitalise.ts';
import { CheckResult } from './check-result.tsx';
import { DateChips } from './date-chips.tsx';
import { TimeFields } from './recurrence-fields.tsx';
import { planEndAfter } from './plan-cost.ts';
import { SeriesPrice } from './series-price.tsx';
import styles from './staff-series.module.css';
import { openClashes, useCovers } from './use-covers.ts';

export interface StartSeriesProps {
  readonly client: Pick<Client, 'id' | 'first_name' | 'email' | 'client_type' | 'profile'>;
  /** The client's main address, if saved. */
  readonly place: {
    readonly address_line1: string;
    readonly suburb: string;
    readonly postcode: string;
    readonly notes: string;
  };
  readonly rates: HourlyRates | undefined;
  readonly onClose: () => void;
}

type TextName =
  | 'service_id'
  | 'address_line1'
  | 'suburb'
  | 'postcode'
  | 'notes'
  | 'recurrence'
  | 'first_date'
  | 'last_date'
  | 'start_time'
  | 'end_time'
  | 'staff_id';
type Values = Record<TextName, string> & { readonly plan_clashes_later: boolean };

const toRecurrence = (values: Partial<Values>) => ({
  recurrence: values.recurrence,
  first_date: values.first_date,
  start_time: values.start_time,
  end_time: values.end_time,
  staff_id: values.staff_id,
  ...(values.last_date === '' ? {} : { last_date: values.last_date }),
});

/** Starts a series of visits for a client. First shows the outcome of each date. */
export function StartSeries({ client, place, rates, onClose }: StartSeriesProps) {
  const api = useApi();
  const toast = useToast();
  const today = sydneyDateOf(useNow());
  const schemaForm = useCommandForm({
    mutation: api.startSeries.mutation(),
    schema: startSeriesRequest,
    defaultValues: {
      ...place,
      service_id: client.client_type === 'ndis' ? 'ndis' : 'general',
      recurrence: 'every_2_weeks',
      first_date: addDays(today, 7),
      last_date: '',
      start_time: '09:00',
      end_time: '11:30',
      staff_id: '',
      plan_clashes_later: false,
    },
    toRequest: (values: Values) => ({
      client_id: client.id,
      service_id: values.service_id,
      address_line1: values.address_line1,
      suburb: values.suburb,
      postcode: values.postcode,
      notes: values.notes,
      plan_clashes_later: values.plan_clashes_later,
      ...toRecurrence(values),
      covers: covers.chosen,
    }),
    fieldNames: [
      'recurrence',
      'first_date',
      'start_time',
      'end_time',
      'staff_id',
      'service_id',
      'last_date',
      'address_line1',
      'suburb',
      'postcode',
      'notes',
    ],
    idPrefix: 'series-',
    draft: `new series of client ${client.id}`,
    onDone: () => {
      toast.show('Visits booked.');
      onClose();
    },
  });
  const { field, form } = schemaForm;
  const values = useWatch({ control: form.control });
  const suburb = useDebounced(values.suburb ?? '');
  const time = timeOn(values.first_date, values.start_time, values.end_time);
  const typed = useDebounced(JSON.stringify(toRecurrence(values)));
  const asked = seriesRecurrenceRequest.safeParse(JSON.parse(typed));
  const check = useQuery({
    ...api.checkSeries.query({
      client_id: client.id,
      suburb,
      ...(asked.success ? withoutChoice(asked.data) : NO_QUESTION),
    }),
    enabled: asked.success,
    retry: false,
  });
  const dates = asked.success ? (check.data?.dates ?? []) : [];
  const covers = useCovers(dates);
  const hasClash = openClashes(dates, covers).length > 0;
  const booked = dates.filter(({ state }) => state !== 'public_holiday');
  const count = booked.length;
  const first = values.first_date ?? '';
  const planEnd = planEndAfter(client, today);
  return (
    <FormDialog
      open
      wide
      onClose={onClose}
      title={`Book a series for ${client.first_name}?`}
      form={schemaForm}
      errorTitle="Not booked"
      submitLabel={count === 0 ? 'Book' : `Book ${plural(count, 'visit')}`}
      busyLabel="Booking"
      closeLabel="Not now"
    >
      <Fieldset size="label" legend="How often?">
        <OptionGrid columns={3}>
          {RECURRENCES.map((recurrence) => (
            <OptionCard
              key={recurrence}
              {...field('recurrence')}
              id={`series-${recurrence}`}
              type="radio"
              value={recurrence}
              title={RECURRENCE_NAMES[recurrence]}
              detail={
                isPlainDate(first)
                  ? capitalise(describeRecurrence({ recurrence, first_date: first }))
                  : undefined
              }
            />
          ))}
        </OptionGrid>
      </Fieldset>
      <div className={styles['fields']}>
        <div className={styles['whole']}>
          <TextField {...field('first_date')} label="First visit" type="date" min={today} numeric />
        </div>
        <TimeFields
          field={field}
          asked={
            time === null
              ? null
              : { clientId: client.id, suburb, ...time, staffId: values.staff_id }
          }
        />
      </div>
      <div className={styles['fields']}>
        <div className={styles['whole']}>
          <SelectField
            {...field('service_id')}
            label="Work"
            options={SERVICE_IDS.map((id) => ({ value: id, label: SERVICES[id].name }))}
          />
        </div>
        <div>
          <TextField
            {...field('last_date')}
            label="Until"
            type="date"
            min={today}
            numeric
            optional
          />
          {planEnd === null ? null : (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => form.setValue('last_date', planEnd, { shouldDirty: true })}
            >
              {`The plan ends, ${formatPlainDate(planEnd, 'medium')}`}
            </Button>
          )}
        </div>
      </div>
      <div className={styles['fields']}>
        <TextField {...field('address_line1')} label="Street address" />
        <TextField {...field('suburb')} label="Suburb" />
        <TextField {...field('postcode')} label="Postcode" inputMode="numeric" numeric />
        <TextField {...field('notes')} label="Getting in" optional />
      </div>
      <CheckResult
        query={{ data: asked.success ? check.data : undefined, error: check.error }}
        staffId={values.staff_id}
        covers={covers}
        question="Book it anyway?"
      />
      <SeriesPrice values={values} count={count} rates={rates} />
      <DateChips dates={booked} />
      {hasClash ? (
        <CheckboxField
          {...form.register('plan_clashes_later')}
          label="Book those visits without a cleaner, and plan them later"
        />
      ) : null}
      <p className={styles['quiet']}>
        {`${tellsByEmail(client.first_name, client.email !== null, ' with all dates and a calendar file')} We book twelve weeks ahead.`}
      </p>
    </FormDialog>
  );
}

const NO_QUESTION = {
  recurrence: 'every_week',
  first_date: '',
  start_time: '',
  end_time: '',
  staff_id: '',
} as const;

const withoutChoice = ({
  plan_clashes_later: _choice,
  ...query
}: ReturnType<typeof seriesRecurrenceRequest.parse>) => query;
