import { type AppointmentSeries, pauseSeriesRequest } from '@cleaning/contract';
import { isPausedOn } from '@cleaning/contract/state-machines';
import { sydneyDateOf } from '@cleaning/pricing';
import { TextField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { countAppointments } from '../appointments/format-appointment.ts';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { useNow } from '../hooks/use-now.ts';
import { usePortalApi } from '../portal-api/portal-api.tsx';
import { describeSeriesDate, openVisits } from './describe-series.ts';
import { SeriesChanges, useLatestSeries } from './series-changes.tsx';
import { SeriesReason } from './series-reason.tsx';

export interface PauseSeriesProps {
  readonly series: AppointmentSeries;
  readonly reader: 'client' | 'staff';
  readonly onClose: () => void;
}

interface Values {
  readonly from: string;
  readonly resumes_on: string;
  readonly reason: string;
}

/** Pauses visits from a day on, until another day or until they are started again. */
export function PauseSeries({ series, reader, onClose }: PauseSeriesProps) {
  const { mutations } = usePortalApi();
  const toast = useToast();
  const today = sydneyDateOf(useNow());
  const { mutateAsync } = useMutation(mutations.appointmentSeries.pause(series.id));
  const version = useLatestSeries(series);
  const schemaForm = useSchemaForm({
    schema: pauseSeriesRequest,
    defaultValues: { from: openVisits(series)[0]?.date ?? today, resumes_on: '', reason: '' },
    toRequest: ({ resumes_on: resumesOn, ...values }: Values) => ({
      ...values,
      version: version.latest.version,
      ...(resumesOn === '' ? {} : { resumes_on: resumesOn }),
    }),
    fieldNames: ['from', 'resumes_on', 'reason'],
    idPrefix: 'pause-',
    onRefused: version.handleConflict,
    send: async (body) => {
      await mutateAsync(body);
      forget();
      toast.show('Visits paused.');
      onClose();
    },
  });
  const forget = useFormDraft(schemaForm.form, `pause ${series.id}`);
  const { field, form } = schemaForm;
  const [from, resumesOn] = useWatch({ control: form.control, name: ['from', 'resumes_on'] });
  const pause = { pausedFrom: from, resumesOn: resumesOn === '' ? null : resumesOn };
  const off = openVisits(version.latest).filter(
    ({ date }) => from !== '' && isPausedOn(pause, date),
  );
  return (
    <FormDialog
      open
      onClose={onClose}
      title={reader === 'staff' ? 'Pause these visits?' : 'Pause your visits?'}
      form={schemaForm}
      errorTitle="Not paused"
      errorDetails={<SeriesChanges version={version} />}
      submitLabel={off.length === 0 ? 'Pause' : `Pause, ${countAppointments(off.length)}`}
      busyLabel="Pausing"
      closeLabel="Keep the visits"
    >
      <TextField {...field('from')} label="From" type="date" min={today} numeric />
      <TextField
        {...field('resumes_on')}
        label="Starts again"
        hint="Without a day, the visits stay paused until you start them again."
        type="date"
        min={today}
        numeric
        optional
      />
      <p aria-live="polite">
        {off.length === 0
          ? 'No booked visit is cancelled.'
          : `Cancelled, free of charge: ${off.map(({ date }) => describeSeriesDate(date)).join(', ')}.`}
      </p>
      <SeriesReason field={field('reason')} reader={reader} />
    </FormDialog>
  );
}
