import { plural } from '@cleaning/contract/rules';
import {
  type AppointmentSeries,
  changeSeriesRequest,
  checkSeriesChangeQuery,
} from '@cleaning/contract/series';
import {
  describeRecurrence,
  firstDateAfterChange,
  firstDatesOfChange,
  type Recurrence,
  RECURRENCE_NAMES,
  RECURRENCES,
  WEEKDAYS,
  WEEKDAY_NAMES,
  weekdayInWeekOf,
  weekdayOf,
} from '@cleaning/contract/series/rules';
import { isPlainDate } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import { CheckboxField, SelectField, TextField } from '@cleaning/ui/field';
import { Fieldset, OptionCard, OptionGrid } from '@cleaning/ui/option-card';
import { useToast } from '@cleaning/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { timeOn } from '../../availability/use-availability.ts';
import { describeShortDate } from '../../format-appointment.ts';
import { useRecordDraft } from '#kit/drafts/use-form-draft.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useDebounced } from '#kit/hooks/use-debounced.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { capitalise } from '#kit/lib/capitalise.ts';
import { ChangeOneVisit } from '../../plan/change-one-visit.tsx';
import type { VisitRate } from '../../price/visit-price.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import {
  changeableVisits,
  clientFirstName,
  nameVisits,
  type OpenVisit,
  visitOptions,
} from '../../series/describe-series.ts';
import { SeriesChanges, useLatestSeries } from '../../series/series-changes.tsx';
import { SeriesReason } from '../../series/series-reason.tsx';
import { CheckResult } from './check-result.tsx';
import { describeSeriesChange } from './describe-series-change.ts';
import { isToChoose } from './group-dates.ts';
import { TimeFields } from './recurrence-fields.tsx';
import { toRule } from './series-cost.ts';
import styles from './staff-series.module.css';
import { openClashes, useCovers } from './use-covers.ts';

export interface ChangeSeriesProps {
  readonly series: AppointmentSeries;
  /** The first visit to change, unless the user chooses another. Defaults to the next one. */
  readonly visitId?: string | undefined;
  /** Null while it is unknown. */
  readonly rate: VisitRate | null;
  readonly onClose: () => void;
}

type TextName =
  | 'appointment_id'
  | 'recurrence'
  | 'weekday'
  | 'first_date'
  | 'start_time'
  | 'end_time'
  | 'staff_id'
  | 'reason';
type Values = Record<TextName, string> & { readonly keep_clashes: boolean };

/** The fields that start with what the series has. */
const toSeriesValues = (series: AppointmentSeries) => ({
  recurrence: series.recurrence,
  weekday: String(weekdayOf(series.first_date)),
  start_time: series.start_time,
  end_time: series.end_time,
  staff_id: series.staff_member.id,
});

const isMonthly = ({ recurrence }: Partial<Values>): boolean =>
  recurrence?.startsWith('month') === true;

/** The first date of the new recurrence: as typed for a month, else by the day of the week. */
function findFirstDate(values: Partial<Values>, visits: readonly OpenVisit[]): string {
  if (isMonthly(values)) return values.first_date ?? '';
  const visit = visits.find(({ visit: { id } }) => id === values.appointment_id);
  const weekday = WEEKDAYS.find((each) => String(each) === values.weekday);
  return visit === undefined || weekday === undefined
    ? ''
    : weekdayInWeekOf(visit.occurrenceDate, weekday);
}

interface RecurrenceDays {
  readonly recurrence: Recurrence;
  readonly first_date: string;
}

/** The days that a change gives the visits: those that stay on their days keep their first date. */
const daysAfterChange = (series: AppointmentSeries, asked: RecurrenceDays): RecurrenceDays => ({
  recurrence: asked.recurrence,
  first_date: firstDateAfterChange(toRule(series), {
    recurrence: asked.recurrence,
    firstDate: asked.first_date,
  }),
});

/** The days that the first visit can have, and the day of the month in words, once it is typed. */
function describeFirstDate(
  series: AppointmentSeries,
  { recurrence: name, first_date: typed = '' }: Partial<Values>,
  { date, today }: { readonly date: string; readonly today: string },
) {
  const recurrence = RECURRENCES.find((each) => each === name);
  if (recurrence === undefined || date === '') return {};
  const dates = series.occurrences.flatMap((each) => (each.appointment === null ? [] : each.date));
  const { from, to } = firstDatesOfChange(recurrence, date, dates);
  const days = isPlainDate(typed)
    ? daysAfterChange(series, { recurrence, first_date: typed })
    : null;
  return {
    min: from < today ? today : from,
    max: to,
    hint: days === null ? undefined : `${capitalise(describeRecurrence(days))}.`,
  };
}

const toRecurrence = (values: Partial<Values>, visits: readonly OpenVisit[]) => ({
  appointment_id: values.appointment_id,
  recurrence: values.recurrence,
  first_date: findFirstDate(values, visits),
  start_time: values.start_time,
  end_time: values.end_time,
  staff_id: values.staff_id,
});

/** Changes a visit, or it and all following ones. First shows the effect on each date. */
export function ChangeSeries({ series, visitId, rate, onClose }: ChangeSeriesProps) {
  const api = useApi();
  const toast = useToast();
  const today = sydneyDateOf(useNow());
  const [isOnlyOne, setOnlyOne] = useState(false);
  const draft = useRecordDraft(`change series ${series.id}`, series, toSeriesValues);
  const version = useLatestSeries(draft.opened);
  const visits = changeableVisits(version.latest, today);
  const first = visits.find(({ visit: { id } }) => id === visitId) ?? visits[0];
  const schemaForm = useCommandForm({
    mutation: api.changeSeries.mutation({ id: series.id }),
    schema: changeSeriesRequest,
    defaultValues: {
      ...toSeriesValues(version.opened),
      appointment_id: first?.visit.id ?? '',
      first_date: first?.occurrenceDate ?? '',
      reason: '',
      keep_clashes: false,
    },
    toRequest: (values: Values) => ({
      ...toRecurrence(values, visits),
      version: version.latest.version,
      reason: values.reason,
      keep_clashes: values.keep_clashes,
      covers: covers.chosen,
    }),
    fieldNames: [
      'appointment_id',
      'recurrence',
      'first_date',
      'start_time',
      'end_time',
      'staff_id',
      'reason',
    ],
    idPrefix: 'change-',
    onRefused: version.handleConflict,
    draft,
    onDone: () => {
      toast.show('Visits changed.');
      onClose();
    },
  });
  const { field, form } = schemaForm;
  const values = useWatch({ control: form.control });
  const recurrence = useDebounced(JSON.stringify(toRecurrence(values, visits)));
  const asked = checkSeriesChangeQuery.safeParse(JSON.parse(recurrence));
  const check = useQuery({
    ...api.checkSeriesChange.query({
      id: series.id,
      ...(asked.success ? asked.data : NO_QUESTION),
    }),
    enabled: asked.success && !isOnlyOne,
    retry: false,
  });
  const dates = asked.success ? (check.data?.dates ?? []) : [];
  const covers = useCovers(dates);
  const clashes = openClashes(dates, covers);
  const count = dates.filter(
    (date) => (date.state === 'free' || isToChoose(date)) && !clashes.includes(date),
  ).length;
  const { data: staff = [] } = useQuery(api.listStaffMembers.query());
  const cleaner = staff.find(({ id }) => id === values.staff_id)?.first_name ?? null;
  const recurrenceNow = asked.success
    ? { ...asked.data, ...daysAfterChange(version.latest, asked.data) }
    : series;
  const at = visits.findIndex(({ visit: { id } }) => id === values.appointment_id);
  const chosen = visits[at]?.visit;
  const time = timeOn(findFirstDate(values, visits), values.start_time, values.end_time);
  const which = field('appointment_id');
  const day = field('first_date');
  const place = {
    clientId: series.client_id,
    suburb: series.suburb,
    appointmentId: chosen?.id,
    staffId: values.staff_id,
  };
  const date = chosen === undefined ? '' : describeShortDate(chosen.appointment_date);
  return (
    <FormDialog
      open
      wide
      onClose={onClose}
      title={`Change ${clientFirstName(series)}’s ${nameVisits(series)}?`}
      form={isOnlyOne ? null : schemaForm}
      head={
        <div className={styles['which']}>
          <SelectField
            {...which}
            onChange={(event) => {
              which.onChange(event);
              const next = visits.find(({ visit: { id } }) => id === event.target.value);
              form.setValue('first_date', next?.occurrenceDate ?? '');
            }}
            label="Visit"
            options={visitOptions(visits)}
          />
          <Fieldset size="label" legend="Which visits?">
            <OptionGrid>
              <OptionCard
                id="change-one"
                type="radio"
                name="change-which"
                checked={isOnlyOne}
                onChange={() => setOnlyOne(true)}
                title="Only this visit"
                detail={date}
              />
              <OptionCard
                id="change-following"
                type="radio"
                name="change-which"
                checked={!isOnlyOne}
                onChange={() => setOnlyOne(false)}
                title="This and all following"
                detail={`${plural(visits.length - at, 'visit')} from ${date}`}
              />
            </OptionGrid>
          </Fieldset>
        </div>
      }
      errorTitle="Not changed"
      errorDetails={<SeriesChanges version={version} />}
      submitLabel={count === 0 ? 'Change the visits' : `Change ${plural(count, 'visit')}`}
      busyLabel="Changing"
      closeLabel="Leave as it is"
    >
      {isOnlyOne ? (
        chosen === undefined ? null : (
          <ChangeOneVisit
            key={chosen.id}
            visit={chosen}
            rate={rate}
            usualStaffId={series.staff_member.id}
            onDone={onClose}
          />
        )
      ) : (
        <>
          <div className={styles['fields']}>
            <SelectField {...field('recurrence')} label="How often" options={RECURRENCE_OPTIONS} />
            {isMonthly(values) ? (
              <TextField
                {...day}
                {...describeFirstDate(version.latest, values, {
                  date: visits[at]?.occurrenceDate ?? '',
                  today,
                })}
                label="First date"
                type="date"
                numeric
              />
            ) : (
              <SelectField
                {...field('weekday')}
                id={day.id}
                error={day.error}
                label="Day"
                options={WEEKDAY_OPTIONS}
              />
            )}
            <TimeFields field={field} asked={time === null ? null : { ...place, ...time }} />
          </div>
          <p aria-live="polite">
            <b>{describeSeriesChange(series, { ...recurrenceNow, cleaner }, count)}</b>
          </p>
          <CheckResult
            query={{ data: asked.success ? check.data : undefined, error: check.error }}
            staffId={values.staff_id}
            covers={covers}
            question="Change it anyway?"
          />
          {clashes.length > 0 ? (
            <CheckboxField
              {...form.register('keep_clashes')}
              label="Change the others, and leave those visits as they are"
            />
          ) : null}
          <SeriesReason series={series} field={field('reason')} reader="staff" />
          <p className={styles['quiet']}>
            {`Visits that were changed one by one keep their own time. ${clientFirstName(series)} gets one email and a new calendar file, if we have an address.`}
          </p>
        </>
      )}
    </FormDialog>
  );
}

const WEEKDAY_OPTIONS = WEEKDAYS.map((day) => ({ value: String(day), label: WEEKDAY_NAMES[day] }));

const RECURRENCE_OPTIONS = RECURRENCES.map((each) => ({
  value: each,
  label: RECURRENCE_NAMES[each],
}));

const NO_QUESTION = {
  appointment_id: '',
  recurrence: 'every_week',
  first_date: '',
  start_time: '',
  end_time: '',
  staff_id: '',
} as const;
