import { type AppointmentSeries, resumeSeriesRequest } from '@cleaning/contract/series';
import { LONGER_PAUSE, refuseResumption } from '@cleaning/contract/series/rules';
import { addDays } from '@cleaning/ndis';
import { formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { TextField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { SeriesChanges, useLatestSeries } from './series-changes.tsx';

export interface ResumeSeriesProps {
  readonly series: AppointmentSeries;
  readonly onClose: () => void;
}

/** Resumes a paused series, on the day on which it starts again anyway or sooner. */
export function ResumeSeries({ series, onClose }: ResumeSeriesProps) {
  const api = useApi();
  const toast = useToast();
  const today = sydneyDateOf(useNow());
  const version = useLatestSeries(series);
  const { resumes_on: resumesOn } = version.latest;
  const schemaForm = useCommandForm({
    mutation: api.resumeSeries.mutation({ id: series.id }),
    schema: resumeSeriesRequest.superRefine(({ resumes_on: day }, context) => {
      const message = refuseResumption({ resumesOn }, day);
      if (message !== null) context.addIssue({ code: 'custom', path: ['resumes_on'], message });
    }),
    defaultValues: { resumes_on: addDays(today, 1) },
    toRequest: (values: { readonly resumes_on: string }) => ({
      ...values,
      version: version.latest.version,
    }),
    idPrefix: 'resume-',
    onRefused: version.handleConflict,
    draft: `resume ${series.id}`,
    onDone: () => {
      toast.show('Visits start again.');
      onClose();
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Start the visits again?"
      form={schemaForm}
      errorTitle="Not started"
      errorDetails={<SeriesChanges version={version} />}
      submitLabel="Start again"
      busyLabel="Starting"
      closeLabel="Stay paused"
    >
      <TextField
        {...schemaForm.field('resumes_on')}
        label="From"
        hint={`The next visit is on the first usual day from then on.${
          resumesOn === null
            ? ''
            : ` They start again from ${formatPlainDate(resumesOn, 'long')} in any case. ${LONGER_PAUSE}`
        }`}
        type="date"
        min={today}
        max={resumesOn ?? undefined}
        numeric
      />
    </FormDialog>
  );
}
