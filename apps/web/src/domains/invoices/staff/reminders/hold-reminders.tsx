import type { RemindedInvoice } from '@cleaning/contract/invoices';
import { Button } from '@cleaning/ui/button';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import type { ReminderActionProps } from './reminder-action.ts';
import { useSwitchReminders } from './use-switch-reminders.ts';

export interface HoldRemindersProps extends ReminderActionProps {
  /**
   * Opens the dialog. The page has it, because the button goes when a colleague switches the reminders
   * off meanwhile.
   */
  readonly onHold: (invoice: RemindedInvoice) => void;
}

/** Holds a client's reminders until a date, changes that date, or resumes them. */
export function HoldReminders({ invoice, onReport, onHold }: HoldRemindersProps) {
  const { client_name: name, held } = invoice;
  if (!invoice.is_client_on) return null;
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => onHold(invoice)}>
        {held === null ? 'Hold' : 'Change the day'}{' '}
        <VisuallyHidden>for the reminders of {name}</VisuallyHidden>
      </Button>
      {held === null ? null : <EndHold invoice={invoice} onReport={onReport} />}
    </>
  );
}

function EndHold({ invoice, onReport }: ReminderActionProps) {
  const { client_name: name } = invoice;
  const { switchTo, isBusy, error } = useSwitchReminders(
    { invoice, onReport },
    `Reminders of ${name} are no longer held.`,
  );
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        busy={isBusy}
        busyLabel="Saving"
        onClick={() => switchTo(true)}
      >
        End the hold <VisuallyHidden>of {name}</VisuallyHidden>
      </Button>
      <ErrorAlert title="Not changed" error={error} />
    </>
  );
}
