import {
  isStandardReminder,
  MAX_REMINDER_BODY,
  MAX_REMINDER_SUBJECT,
  REMINDER_PLACEHOLDERS,
  type RemindedInvoice,
  STANDARD_REMINDER,
} from '@cleaning/contract/invoices';
import { Button } from '@cleaning/ui/button';
import { TextAreaField, TextField } from '@cleaning/ui/field';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useWatch } from 'react-hook-form';
import { ChooseFormVersion } from '#kit/versions/choose-form-version.tsx';
import { EmailPreview } from './email-preview.tsx';
import styles from './emails.module.css';
import type { ReminderEmailControl } from './use-reminder-email-form.ts';

export interface EmailFieldsProps {
  readonly control: ReminderEmailControl;
  readonly invoices: readonly RemindedInvoice[];
}

/** The texts of one reminder, with a preview. */
export function EmailFields({ control, invoices }: EmailFieldsProps) {
  const { days, schemaForm, choice } = control;
  const { form, field } = schemaForm;
  const [subject, body] = useWatch({ control: form.control, name: ['subject', 'body'] });
  const words = { subject, body };
  return (
    <div className={styles['fields']}>
      <ChooseFormVersion what="email" choice={choice} describe={({ subject: line }) => line} />
      <TextField {...field('subject')} label="Subject" maxLength={MAX_REMINDER_SUBJECT} />
      <TextAreaField
        {...field('body')}
        label="Text"
        hint="An empty line begins a new paragraph. The email begins with “Hello” and the name, has the invoice as a PDF, and ends with our name, phone number and email."
        rows={9}
        maxLength={MAX_REMINDER_BODY}
      />
      {isStandardReminder(words) ? null : (
        <Button
          variant="outline"
          size="sm"
          icon={<RotateCcw />}
          onClick={() => {
            form.setValue('subject', STANDARD_REMINDER.subject, { shouldDirty: true });
            form.setValue('body', STANDARD_REMINDER.body, { shouldDirty: true });
            form.clearErrors();
          }}
        >
          Put the standard text back
        </Button>
      )}
      <EmailPreview words={words} days={days} invoices={invoices} />
      <section className={styles['part']} aria-label="What is filled in">
        <h3>What is filled in for each invoice</h3>
        <dl className={styles['placeholders']}>
          {REMINDER_PLACEHOLDERS.map((name) => (
            <div key={name}>
              <dt>{`{${name}}`}</dt>
              <dd>{MEANINGS[name]}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

const MEANINGS: Record<(typeof REMINDER_PLACEHOLDERS)[number], string> = {
  invoice: 'The number of the invoice, and for whom it is where a plan manager pays it.',
  client: 'The name of the client.',
  'due date': 'The last day to pay.',
  amount: 'What is still to be paid, and of how much once a part of it is paid.',
  'days overdue': 'The days since the last day to pay, such as “10 days”.',
  'how to pay': 'Our bank account with the payment reference, and BPAY and PayID if we have them.',
  'payment reference': 'The digits to pay with.',
  phone: 'Our phone number.',
  company: 'Our name.',
};
