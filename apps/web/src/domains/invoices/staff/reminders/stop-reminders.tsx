import { stopRemindersRequest } from '@cleaning/contract/invoices';
import { Button } from '@cleaning/ui/button';
import { TextAreaField } from '@cleaning/ui/field';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormDraft } from '#kit/drafts/use-form-draft.ts';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { useSubmitOnce } from '#kit/forms/use-submit-once.ts';
import { wholeNumbers } from '#kit/lib/whole-numbers.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import type { ReminderActionProps } from './client-switch.tsx';
import styles from './reminders.module.css';

/** Stops the reminders of one invoice with a reason, or resumes them. */
export function StopReminders({ invoice, onReport }: ReminderActionProps) {
  const { invoice_id: id, number, stopped } = invoice;
  const [isAsking, setAsking] = useState(false);
  const api = useApi();
  const { mutateAsync } = useMutation(api.resumeReminders.mutation({ id }));
  const { submit, isBusy, error } = useSubmitOnce(
    async () => {
      await mutateAsync();
      onReport(`Reminders of ${number} are on again.`);
    },
    { isRepeatable: true },
  );
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
          <Button
            variant="ghost"
            size="sm"
            busy={isBusy}
            busyLabel="Saving"
            onClick={() => void submit()}
          >
            Turn them on again <VisuallyHidden>{number}</VisuallyHidden>
          </Button>
        </span>
      )}
      <ErrorAlert title="Not changed" error={error} />
      {isAsking ? (
        <StopDialog
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

function StopDialog({
  invoice: { invoice_id: id, number, client_name: client },
  onClose,
  onReport,
}: ReminderActionProps & { readonly onClose: () => void }) {
  const api = useApi();
  const { mutateAsync } = useMutation(api.stopReminders.mutation({ id }));
  const schemaForm = useSchemaForm({
    schema: stopRemindersRequest,
    toRequest: (values: { reason: string }) => values,
    defaultValues: { reason: '' },
    fieldNames: ['reason'],
    idPrefix: 'stop-',
    send: async (body) => {
      await mutateAsync(body);
      forget();
      onReport(`Reminders of ${number} are stopped.`);
    },
  });
  const forget = useFormDraft(schemaForm.form, `stop ${id}`);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={wholeNumbers(`Stop the reminders of ${number}?`)}
      form={schemaForm}
      errorTitle="Not stopped"
      submitLabel="Stop reminders"
      busyLabel="Stopping"
      closeLabel="Keep them"
    >
      <p>Nothing more goes out about this invoice of {client}, until you turn them on again.</p>
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
