import { type AppointmentSeries, resumeSeriesRequest } from '@cleaning/contract/series';
import { addDays } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import { TextField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useFormDraft } from '#kit/drafts/use-form-draft.ts';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { SeriesChanges, useLatestSeries } from './series-changes.tsx';

export interface ResumeSeriesProps {
  readonly series: AppointmentSeries;
  readonly onClose: () => void;
}

/** Resumes a paused series. */
export function ResumeSeries({ series, onClose }: ResumeSeriesProps) {
  const api = useApi();
  const toast = useToast();
  const today = sydneyDateOf(useNow());
  const { mutateAsync } = useMutation(api.resumeSeries.mutation({ id: series.id }));
  const version = useLatestSeries(series);
  const schemaForm = useSchemaForm({
    schema: resumeSeriesRequest,
    defaultValues: { resumes_on: addDays(today, 1) },
    toRequest: (values: { readonly resumes_on: string }) => ({
      ...values,
      version: version.latest.version,
    }),
    fieldNames: ['resumes_on'],
    idPrefix: 'resume-',
    onRefused: version.handleConflict,
    send: async (body) => {
      await mutateAsync(body);
      forget();
      toast.show('Visits start again.');
      onClose();
    },
  });
  const forget = useFormDraft(schemaForm.form, `resume ${series.id}`);
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
        hint="The next visit is on the first usual day from then on."
        type="date"
        min={today}
        numeric
      />
    </FormDialog>
  );
}
