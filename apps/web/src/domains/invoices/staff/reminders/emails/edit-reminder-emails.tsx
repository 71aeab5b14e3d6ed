import {
  REMINDER_DAYS,
  type RemindedInvoice,
  type ReminderDays,
  type ReminderEmail,
} from '@cleaning/contract/invoices';
import { Tabs } from '@cleaning/ui/tabs';
import { useState } from 'react';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { EmailFields } from './email-fields.tsx';
import { type ReminderEmailControl, useReminderEmailForm } from './use-reminder-email-form.ts';

interface EditReminderEmailsProps {
  /** One email for each reminder. */
  readonly emails: readonly ReminderEmail[];
  /** The invoices that reminders go to. The preview shows the first one with this reminder. */
  readonly invoices: readonly RemindedInvoice[];
  /** The reminder to open first. */
  readonly first: ReminderDays;
  readonly onClose: () => void;
}

/**
 * Edits the reminder emails, which apply to all invoices. What was typed in one stays when another
 * one is opened.
 */
export function EditReminderEmails({ emails, invoices, first, onClose }: EditReminderEmailsProps) {
  const [days, setDays] = useState(first);
  const [early, later, last] = REMINDER_DAYS;
  const controls: readonly ReminderEmailControl[] = [
    useReminderEmailForm(emailAfter(emails, early)),
    useReminderEmailForm(emailAfter(emails, later)),
    useReminderEmailForm(emailAfter(emails, last)),
  ];
  const chosen = controls.find((control) => control.days === days);
  return (
    <FormDialog
      open
      onClose={onClose}
      title="What do the reminders say?"
      form={chosen?.schemaForm ?? null}
      errorTitle="Not saved"
      submitLabel={chosen?.choice.latest === null ? 'Save email' : null}
      busyLabel="Saving"
      closeLabel="Close"
    >
      <Tabs
        label="Reminders"
        selected={String(days)}
        onSelect={(id) => setDays(REMINDER_DAYS.find((each) => String(each) === id) ?? days)}
        tabs={controls.map((control) => ({
          id: String(control.days),
          label: `${control.days} days`,
          panel: <EmailFields key={control.days} control={control} invoices={invoices} />,
        }))}
      />
    </FormDialog>
  );
}

function emailAfter(emails: readonly ReminderEmail[], days: ReminderDays): ReminderEmail {
  const found = emails.find((email) => email.days === days);
  if (found === undefined) throw new Error(`The service has no reminder after ${days} days.`);
  return found;
}
