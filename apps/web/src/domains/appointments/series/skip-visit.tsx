import { cancelAppointmentRequest } from '@cleaning/contract/appointments';
import type { AppointmentSeries } from '@cleaning/contract/series';
import { SERVICES } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { SelectField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import SkipForward from 'lucide-react/icons/skip-forward';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  describeDay,
  describeDayOfMonth,
  describeMoment,
  describeTimeRange,
} from '../format-appointment.ts';
import { useCostMoment } from '../use-cost-moment.ts';
import { AppointmentChanged, useLatestAppointment } from '../latest-appointment.tsx';
import { feeOnButton, isLate, estimateLateFee, useFeeRates } from '../late-fee.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { CHARGING } from './charging.ts';
import { clientFirstName, type OpenVisit, openVisits, visitOptions } from './describe-series.ts';
import { SeriesReason } from './series-reason.tsx';
import { VisitChoice } from './visit-choice.tsx';
import { WhoAsked } from './who-asked.tsx';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';

export interface SkipVisitProps {
  readonly series: AppointmentSeries;
  /** The visit to skip, unless the user chooses another. Defaults to the next one. */
  readonly visitId?: string;
  readonly reader: 'client' | 'staff';
  readonly onClose: () => void;
  /** Called when the visit was skipped, and not when the dialog was only closed. */
  readonly onSkipped?: () => void;
}

/**
 * Skips one visit of a series. It stays with the visits as they were opened, so that a change by
 * others does not put another visit under the pointer.
 */
export function SkipVisit(props: SkipVisitProps) {
  const [visits] = useState(() => openVisits(props.series));
  const first = visits.find(({ visit: { id } }) => id === props.visitId) ?? visits[0];
  if (first === undefined) return null;
  return <SkipForm {...props} first={first} visits={visits} />;
}

interface Values {
  readonly asked_by: string;
  readonly reason: string;
}

interface SkipFormProps extends SkipVisitProps {
  readonly first: OpenVisit;
  readonly visits: readonly OpenVisit[];
}

function SkipForm({ first, visits, series, reader, onClose, onSkipped }: SkipFormProps) {
  const api = useApi();
  const toast = useToast();
  const { moment, costShown, handleRefusal } = useCostMoment(series.client_id, reader);
  const [chosenId, setChosenId] = useState(first.visit.id);
  const visit = visits.find((each) => each.visit.id === chosenId)?.visit ?? first.visit;
  const versions = useLatestAppointment(visit);
  const { opened, latest, hasChanged, changedBy } = versions;
  const choose = (id: string) => {
    setChosenId(id);
    const chosen = visits.find((each) => each.visit.id === id)?.visit;
    if (chosen !== undefined) versions.restart(chosen);
  };
  const schemaForm = useCommandForm({
    mutation: api.cancelAppointment.mutation({ id: visit.id }),
    schema: cancelAppointmentRequest,
    defaultValues: { asked_by: 'client', reason: '' },
    toRequest: ({ reason, asked_by: askedBy }: Values) => ({
      version: latest.version,
      reason,
      ...(reader === 'staff' && askedBy === 'client'
        ? { client_notice_at: moment.toISOString() }
        : {}),
      ...(reader === 'client' ? costShown : {}),
    }),
    idPrefix: 'skip-',
    onRefused: (error) => handleRefusal(error, versions, [latest]),
    draft: `skip ${series.id}`,
    onDone: () => {
      toast.show('Visit skipped.');
      onClose();
      onSkipped?.();
    },
  });
  const { field, form } = schemaForm;
  const askedBy = useWatch({ control: form.control, name: 'asked_by' });
  const { free_until: freeUntil } = latest;
  const isFree = !isLate(latest, moment);
  const fee = estimateLateFee(latest, useFeeRates(series.client_id, reader));
  const next = visits[visits.findIndex((each) => each.visit.id === visit.id) + 1];
  const isForClient = reader === 'client' || askedBy === 'client';
  return (
    <FormDialog
      open
      onClose={onClose}
      title={
        reader === 'staff'
          ? `Skip ${describeDay(visit.appointment_date)}?`
          : 'Which visit do you want to skip?'
      }
      form={schemaForm}
      errorTitle="Not skipped"
      submitLabel={`Skip ${describeDayOfMonth(visit.appointment_date)}${isForClient && !isFree ? feeOnButton(fee.cents) : ''}`}
      submitIcon={reader === 'staff' ? <SkipForward /> : undefined}
      busyLabel="Skipping"
      closeLabel={reader === 'staff' ? 'Keep the visit' : 'Keep my visits'}
    >
      {hasChanged ? (
        <AppointmentChanged
          opened={opened}
          latest={latest}
          changedBy={reader === 'staff' ? changedBy : null}
        />
      ) : null}
      {reader === 'client' ? (
        <VisitChoice visits={visits} chosenId={visit.id} now={moment} onChoose={choose} />
      ) : (
        <>
          <SelectField
            label="Visit"
            value={chosenId}
            onChange={(event) => choose(event.target.value)}
            options={visitOptions(visits)}
          />
          <p>
            {`${SERVICES[series.service_id].name}, ${unbrokenTimes(describeTimeRange(visit))}`}
            {visit.staff_member === null ? '' : `, with ${visit.staff_member.first_name}`}.
            {next === undefined
              ? ''
              : ` The next one is ${describeDay(next.visit.appointment_date)}.`}
          </p>
          <WhoAsked field={field('asked_by')} clientName={clientFirstName(series)} />
        </>
      )}
      <Alert tone={isForClient && !isFree ? 'warning' : 'success'} live>
        <p>
          {!isForClient || freeUntil === null
            ? 'There is no charge.'
            : isFree
              ? unbrokenTimes(`No charge: skipping is free until ${describeMoment(freeUntil)}.`)
              : unbrokenTimes(
                  `Skipping was free until ${describeMoment(freeUntil)}. ${fee.words} ${CHARGING[reader]}`,
                )}{' '}
          {reader === 'client' && next !== undefined
            ? unbrokenTimes(
                `Your next visit after it is ${describeDay(next.visit.appointment_date)}.`,
              )
            : reader === 'client' || visit.staff_member === null
              ? 'The other visits stay as they are.'
              : `${visit.staff_member.first_name}’s time becomes free in the calendar.`}
        </p>
      </Alert>
      <SeriesReason series={series} field={field('reason')} reader={reader} />
    </FormDialog>
  );
}
