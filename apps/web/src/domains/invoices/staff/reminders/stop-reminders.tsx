import { remindedInvoiceSchema, stopRemindersRequest } from '@cleaning/contract/invoices';
import { Button } from '@cleaning/ui/button';
import { TextAreaField } from '@cleaning/ui/field';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useState } from 'react';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useCommand } from '#kit/forms/use-command.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import type { ReminderActionProps } from './reminder-action.ts';
import styles from './reminders.module.css';

/** Stops the reminders of one invoice with a reason, or resumes them. */
export function StopReminders({ invoice, onReport }: ReminderActionProps) {
  const { invoice_id: id, number, stopped } = invoice;
  const [isAsking, setAsking] = useState(false);
  const api = useApi();
  const { submit, isBusy, error } = useCommand(api.resumeReminders.mutation({ id }), {
    isRepeatable: true,
    onDone: () => onReport(`Reminders of ${number} are on again.`),
  });
  const resume = () => void submit({ earlier_reason: stopped?.reason ?? null });
  return (
    <>
      {stopped === null ? (
        <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
          Stop <VisuallyHidden>{number}</VisuallyHidden>
        </Button>
      ) : (
        <span className={styles['step']}>
          <small>
            Stopped by {stopped.by}: {stopped.reason}
          </small>
          <Button variant="ghost" size="sm" busy={isBusy} busyLabel="Saving" onClick={resume}>
            Turn them on again <VisuallyHidden>{number}</VisuallyHidden>
          </Button>
        </span>
      )}
      <ErrorAlert title="Not changed" error={error} />
      {isAsking ? (
        <StopDialog invoice={invoice} onReport={onReport} onClose={() => setAsking(false)} />
      ) : null}
    </>
  );
}

function StopDialog({
  invoice,
  onClose,
  onReport,
}: ReminderActionProps & { readonly onClose: () => void }) {
  const { invoice_id: id, number, client_name: client } = invoice;
  const api = useApi();
  const { latest, handleConflict } = useLatestVersion(invoice, remindedInvoiceSchema);
  const { stopped } = latest;
  const schemaForm = useCommandForm({
    mutation: api.stopReminders.mutation({ id }),
    schema: stopRemindersRequest,
    toRequest: ({ reason }: { reason: string }) => ({ reason, earlier_reason: null }),
    defaultValues: { reason: '' },
    idPrefix: 'stop-',
    onRefused: handleConflict,
    draft: `stop ${id}`,
    onDone: () => {
      onClose();
      onReport(`Reminders of ${number} are stopped.`);
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Stop the reminders of ${number}?`}
      form={schemaForm}
      errorTitle="Not stopped"
      submitLabel={stopped === null ? 'Stop reminders' : null}
      busyLabel="Stopping"
      closeLabel={stopped === null ? 'Keep them' : 'Close'}
    >
      <p>
        {stopped === null
          ? `Nothing more goes out about this invoice of ${client}, until you turn them on again.`
          : `Stopped by ${stopped.by}: ${stopped.reason}`}
      </p>
      <TextAreaField
        {...schemaForm.field('reason')}
        label="Why"
        hint="For example: they say that something was missed."
        rows={3}
        maxLength={500}
      />
    </FormDialog>
  );
}
