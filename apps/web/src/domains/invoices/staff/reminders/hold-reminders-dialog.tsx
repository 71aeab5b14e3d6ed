import {
  type ClientReminders,
  clientRemindersSchema,
  holdRemindersRequest,
  LATEST_REMINDER_DAYS,
} from '@cleaning/contract/invoices';
import { formatPlainDate } from '@cleaning/pricing';
import { TextAreaField, TextField } from '@cleaning/ui/field';
import { useApi } from '#kit/api/portal-api.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { RemoteChanges } from '#kit/versions/remote-changes.tsx';
import { useRecordDraft } from '#kit/drafts/use-form-draft.ts';
import { newerValuesFrom, useLatestVersion } from '#kit/versions/use-latest-version.ts';
import type { ReminderActionProps } from './reminder-action.ts';
import { earlierReminders } from './use-switch-reminders.ts';

export interface HoldRemindersDialogProps extends ReminderActionProps {
  readonly onClose: () => void;
}

interface Values {
  readonly until: string;
  readonly reason: string;
}

const toValues = ({ held }: ClientReminders): Values => ({
  until: held?.until ?? '',
  reason: held?.reason ?? '',
});

/** Asks until when, and why, the reminders of a client are held. */
export function HoldRemindersDialog({ invoice, onClose, onReport }: HoldRemindersDialogProps) {
  const { client_id: id, client_name: name } = invoice;
  const api = useApi();
  const draft = useRecordDraft<ClientReminders>(
    `hold the reminders of client ${id}`,
    invoice,
    toValues,
  );
  const versions = useLatestVersion(draft.opened, clientRemindersSchema);
  const { opened, latest } = versions;
  const schemaForm = useCommandForm({
    mutation: api.holdReminders.mutation({ id }),
    schema: holdRemindersRequest,
    toRequest: (values: Values) => ({ ...values, earlier_reminders: earlierReminders(latest) }),
    defaultValues: toValues(opened),
    idPrefix: 'hold-',
    newerValues: newerValuesFrom(versions, toValues),
    draft,
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
      errorDetails={
        latest.is_client_on ? (
          <RemoteChanges before={rowsIn(opened)} after={rowsIn(latest)} />
        ) : null
      }
      submitLabel={latest.is_client_on ? 'Hold reminders' : null}
      busyLabel="Saving"
      closeLabel="Not now"
    >
      <p>
        {latest.is_client_on
          ? `Nothing goes out about any invoice of ${name} before this day. A reminder that is more than ${LATEST_REMINDER_DAYS} days late by then is left out.`
          : `Nothing goes out about any invoice of ${name} until somebody turns the reminders on again.`}
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

const rowsIn = ({ held }: ClientReminders) => [
  { label: 'Held until', value: held === null ? '' : formatPlainDate(held.until, 'medium') },
  { label: 'Why', value: held === null ? '' : `${held.reason} (${held.by})` },
];
