import { holdRemindersRequest, LATEST_REMINDER_DAYS } from '@cleaning/contract/invoices';
import { formatPlainDate } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { TextAreaField, TextField } from '@cleaning/ui/field';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useState } from 'react';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useCommand } from '#kit/forms/use-command.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import type { ReminderActionProps } from './client-switch.tsx';

/** Holds a client's reminders until a date, changes that date, or resumes them. */
export function HoldReminders({ invoice, onReport }: ReminderActionProps) {
  const [isAsking, setAsking] = useState(false);
  const { client_name: name, held } = invoice;
  if (!invoice.is_client_on) return null;
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        {held === null ? 'Hold' : 'Change the day'}{' '}
        <VisuallyHidden>for the reminders of {name}</VisuallyHidden>
      </Button>
      {held === null ? null : <EndHold invoice={invoice} onReport={onReport} />}
      {isAsking ? (
        <HoldRemindersDialog
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
  const { submit, isBusy, error } = useCommand(api.switchReminders.mutation({ id }), {
    isRepeatable: true,
    onDone: () => onReport(`Reminders of ${name} are no longer held.`),
  });
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        busy={isBusy}
        busyLabel="Saving"
        onClick={() => void submit({ is_on: true })}
      >
        End the hold <VisuallyHidden>of {name}</VisuallyHidden>
      </Button>
      <ErrorAlert title="Not changed" error={error} />
    </>
  );
}

export interface HoldRemindersDialogProps extends ReminderActionProps {
  readonly onClose: () => void;
}

/** Asks until when, and why, the reminders of a client are held. */
export function HoldRemindersDialog({ invoice, onClose, onReport }: HoldRemindersDialogProps) {
  const { client_id: id, client_name: name, held } = invoice;
  const api = useApi();
  const schemaForm = useCommandForm({
    mutation: api.holdReminders.mutation({ id }),
    schema: holdRemindersRequest,
    toRequest: (values: { until: string; reason: string }) => values,
    defaultValues: { until: held?.until ?? '', reason: held?.reason ?? '' },
    idPrefix: 'hold-',
    draft: `hold the reminders of client ${id}`,
    onDone: (_answer, body) =>
      onReport(`Reminders of ${name} are held until ${formatPlainDate(body.until, 'medium')}.`),
  });
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
