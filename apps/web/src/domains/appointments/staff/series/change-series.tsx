import { plural } from '@cleaning/contract/rules';
import {
  type AppointmentSeries,
  changeSeriesRequest,
  checkSeriesChangeQuery,
} from '@cleaning/contract/series';
import { WEEKDAYS, WEEKDAY_NAMES, weekdayInWeekOf } from '@cleaning/contract/series/rules';
import { CheckboxField, SelectField } from '@cleaning/ui/field';
import { Fieldset, OptionCard, OptionGrid } from '@cleaning/ui/option-card';
import { useToast } from '@cleaning/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { timeOn } from '../../availability/use-availability.ts';
import { describeShortDate } from '../../format-appointment.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useDebounced } from '#kit/hooks/use-debounced.ts';
import type { VisitRate } from '../../plan/visit-price.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { clientFirstName, openVisits, visitOptions } from '../../series/describe-series.ts';
import { SeriesChanges, useLatestSeries } from '../../series/series-changes.tsx';
import { SeriesReason } from '../../series/series-reason.tsx';
import { ChangeOneVisit } from './change-one-visit.tsx';
import { CheckResult } from './check-result.tsx';
import { describeSeriesChange } from './describe-series-change.ts';
import { isToChoose } from './group-dates.ts';
import { INTERVAL_OPTIONS, TimeFields } from './recurrence-fields.tsx';
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
  | 'interval_weeks'
  | 'weekday'
  | 'start_time'
  | 'end_time'
  | 'staff_id'
  | 'reason';
type Values = Record<TextName, string> & { readonly keep_clashes: boolean };

const recurrenceOf = (values: Partial<Values>) => ({
  appointment_id: values.appointment_id,
  interval_weeks: Number(values.interval_weeks),
  weekday: Number(values.weekday),
  start_time: values.start_time,
  end_time: values.end_time,
  staff_id: values.staff_id,
});

/** Changes a visit, or it and all following ones. First shows the effect on each date. */
export function ChangeSeries({ series, visitId, rate, onClose }: ChangeSeriesProps) {
  const api = useApi();
  const toast = useToast();
  const [isOnlyOne, setOnlyOne] = useState(false);
  const version = useLatestSeries(series);
  const visits = openVisits(version.latest);
  const first = visits.find(({ visit: { id } }) => id === visitId) ?? visits[0];
  const schemaForm = useCommandForm({
    mutation: api.changeSeries.mutation({ id: series.id }),
    schema: changeSeriesRequest,
    defaultValues: {
      appointment_id: first?.visit.id ?? '',
      interval_weeks: String(series.interval_weeks),
      weekday: String(series.weekday),
      start_time: series.start_time,
      end_time: series.end_time,
      staff_id: series.staff_member.id,
      reason: '',
      keep_clashes: false,
    },
    toRequest: (values: Values) => ({
      ...recurrenceOf(values),
      version: version.latest.version,
      reason: values.reason,
      keep_clashes: values.keep_clashes,
      covers: covers.chosen,
    }),
    fieldNames: [
      'appointment_id',
      'interval_weeks',
      'weekday',
      'start_time',
      'end_time',
      'staff_id',
      'reason',
    ],
    idPrefix: 'change-',
    onRefused: version.handleConflict,
    draft: `change series ${series.id}`,
    onDone: () => {
      toast.show('Visits changed.');
      onClose();
    },
  });
  const { field, form } = schemaForm;
  const values = useWatch({ control: form.control });
  const recurrence = useDebounced(JSON.stringify(recurrenceOf(values)));
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
  const recurrenceNow = asked.success ? asked.data : series;
  const at = visits.findIndex(({ visit: { id } }) => id === values.appointment_id);
  const chosen = visits[at]?.visit;
  const weekday = WEEKDAYS.find((each) => String(each) === values.weekday);
  const day =
    chosen === undefined || weekday === undefined
      ? undefined
      : weekdayInWeekOf(chosen.appointment_date, weekday);
  const time = timeOn(day, values.start_time, values.end_time);
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
      title={`Change ${clientFirstName(series)}’s ${WEEKDAY_NAMES[series.weekday]} visits?`}
      form={isOnlyOne ? null : schemaForm}
      head={
        <div className={styles['which']}>
          <SelectField {...field('appointment_id')} label="Visit" options={visitOptions(visits)} />
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
            <SelectField
              {...field('interval_weeks')}
              label="How often"
              options={INTERVAL_OPTIONS}
            />
            <SelectField {...field('weekday')} label="Day" options={WEEKDAY_OPTIONS} />
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
            {`Visits that were changed one by one keep their own time. ${clientFirstName(series)} gets one email and a new calendar file.`}
          </p>
        </>
      )}
    </FormDialog>
  );
}

const WEEKDAY_OPTIONS = WEEKDAYS.map((day) => ({ value: String(day), label: WEEKDAY_NAMES[day] }));

const NO_QUESTION = {
  appointment_id: '',
  interval_weeks: 1,
  weekday: 1,
  start_time: '',
  end_time: '',
  staff_id: '',
} as const;
