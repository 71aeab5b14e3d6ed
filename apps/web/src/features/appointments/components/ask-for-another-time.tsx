import { sydneyDateOf } from '@cleaning/pricing';
import { SelectField, TextAreaField, TextField } from '@cleaning/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { useFormDraft } from '../../../shared/drafts/use-form-draft.ts';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { anotherTimeAnswers } from '../model/request-schemas.ts';
import { TIME_OPTIONS } from '../model/time-options.ts';
import { useLatestVisit } from '../model/use-latest-visit.ts';
import { visitActions } from '../model/visit-actions.ts';
import {
  describeDay,
  describePreferredTime,
  describeAppointmentTime,
} from '../../../shared/appointments/format-appointment.ts';
import { DialogOutcome } from './dialog-outcome.tsx';
import type { VisitDialogProps } from './visit-dialogs.tsx';
import { VisitChanged } from './visit-changed.tsx';

/** Asks to move a confirmed visit. It keeps its time until we answer. */
export function AskForAnotherTime({ visit, open, onClose }: VisitDialogProps) {
  const { mutations } = usePortalApi();
  const now = useNow();
  const ask = useMutation(mutations.appointments.askForAnotherTime(visit.id));
  const { opened, latest: current, hasChanged, handleConflict } = useLatestVisit(visit);
  const [asked, setAsked] = useState<string | null>(null);
  const schemaForm = useSchemaForm({
    schema: anotherTimeAnswers,
    defaultValues: { preferred_date: '', preferred_time: 'any', note: '' },
    fieldNames: ['preferred_date', 'preferred_time', 'note'],
    send: async (request) => {
      try {
        await ask.mutateAsync({ version: current.version, ...request });
      } catch (error) {
        handleConflict(error);
        throw error;
      }
      forget();
      const { preferred_date, preferred_time } = request;
      setAsked(
        `${describeDay(preferred_date)}, ${describePreferredTime(preferred_time).toLowerCase()}`,
      );
    },
  });
  const { form, field } = schemaForm;
  const forget = useFormDraft(form, `another-time ${visit.id}`);

  if (asked !== null) {
    return (
      <DialogOutcome
        open={open}
        onClose={onClose}
        title="We have your request"
        text={`You asked for ${asked}. Your visit stays at ${describeAppointmentTime(current)} until we answer.`}
      />
    );
  }

  const close = () => {
    forget();
    onClose();
  };
  const { canAsk } = visitActions(current, now);
  return (
    <FormDialog
      open={open}
      onClose={close}
      title="Ask for another time"
      form={schemaForm}
      errorTitle="Not sent yet"
      submitLabel={canAsk ? 'Send request' : null}
      busyLabel="Sending"
      closeLabel="Keep this time"
    >
      {hasChanged ? <VisitChanged opened={opened} latest={current} /> : null}
      <p>{`Now: ${describeAppointmentTime(current)}. You keep this time until we answer.`}</p>
      <TextField
        {...field('preferred_date')}
        label="Day that suits you"
        type="date"
        min={sydneyDateOf(now)}
        numeric
      />
      <SelectField {...field('preferred_time')} label="Time of day" options={TIME_OPTIONS} />
      <TextAreaField
        {...field('note')}
        label="Anything we should know"
        optional
        rows={2}
        maxLength={500}
      />
    </FormDialog>
  );
}
