import { holdRemindersRequest, LATEST_REMINDER_DAYS } from '@cleaning/contract/invoices';
import { formatPlainDate } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { TextAreaField, TextField } from '@cleaning/ui/field';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormDraft } from '#kit/drafts/use-form-draft.ts';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { useSubmitOnce } from '#kit/forms/use-submit-once.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import type { ReminderActionProps } from './client-switch.tsx';

/** Holds a client's reminders until a date, changes that date, or resumes them. */
export function HoldReminders({ invoice, onReport }: ReminderActionProps) {
  const [isAsking, setAsking] = useState(false);
  const { client_name: name, held } = invoice;
  if (!invoice.is_client_on) return null;
  return (
    <>
      <Button variant="ghost" size="sm" data-reminder="hold" onClick={() => setAsking(true)}>
        {held === null ? 'Hold' : 'Change the day'}{' '}
        <VisuallyHidden>for the reminders of {name}</VisuallyHidden>
      </Button>
      {held === null ? null : <EndHold invoice={invoice} onReport={onReport} />}
      {isAsking ? (
        <HoldDialog
          invoice={invoice}
          onClose={() => setAsking(false)}
          onReport={(report) => {
            setAsking(false);
            onReport(report);
          }}
        />
      ) : null}
    </>
  );
}

function EndHold({ invoice: { client_id: id, client_name: name }, onReport }: ReminderActionProps) {
  const api = useApi();
  const { mutateAsync } = useMutation(api.switchReminders.mutation({ id }));
  const { submit, isBusy, error } = useSubmitOnce(
    async () => {
      await mutateAsync({ is_on: true });
      onReport(`Reminders of ${name} are no longer held.`);
    },
    { isRepeatable: true },
  );
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        busy={isBusy}
        busyLabel="Saving"
        onClick={() => void submit()}
      >
        End the hold <VisuallyHidden>of {name}</VisuallyHidden>
      </Button>
      <ErrorAlert title="Not changed" error={error} />
    </>
  );
}

interface HoldDialogProps extends ReminderActionProps {
  readonly onClose: () => void;
}

function HoldDialog({ invoice, onClose, onReport }: HoldDialogProps) {
  const { client_id: id, client_name: name, held } = invoice;
  const api = useApi();
  const { mutateAsync } = useMutation(api.holdReminders.mutation({ id }));
  const schemaForm = useSchemaForm({
    schema: holdRemindersRequest,
    toRequest: (values: { until: string; reason: string }) => values,
    defaultValues: { until: held?.until ?? '', reason: held?.reason ?? '' },
    fieldNames: ['until', 'reason'],
    idPrefix: 'hold-',
    send: async (body) => {
      await mutateAsync(body);
      forget();
      onReport(`Reminders of ${name} are held until ${formatPlainDate(body.until, 'medium')}.`);
    },
  });
  const forget = useFormDraft(schemaForm.form, `hold the reminders of client ${id}`);
  const { field } = schemaForm;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Hold the reminders of ${name}?`}
      form={schemaForm}
      errorTitle="Not held"
      submitLabel="Hold reminders"
      busyLabel="Saving"
      closeLabel="Not now"
    >
      <p>
        {`Nothing goes out about any invoice of ${name} before this day. A reminder that is more than ${LATEST_REMINDER_DAYS} days late by then is left out.`}
      </p>
      <TextField {...field('until')} label="Hold until" type="date" numeric />
      <TextAreaField
        {...field('reason')}
        label="Why"
        hint="For example: they will pay this week."
        rows={2}
        maxLength={500}
      />
    </FormDialog>
  );
}
