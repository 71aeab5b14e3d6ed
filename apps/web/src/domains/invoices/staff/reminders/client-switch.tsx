import type { RemindedInvoice } from '@cleaning/contract/invoices';
import { RowButton } from '@cleaning/ui/rows';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import styles from './reminders.module.css';

export interface ReminderActionProps {
  readonly invoice: RemindedInvoice;
  readonly onReport: (report: string) => void;
}

/** The switch that turns reminders on or off for all invoices of a client. */
export function ClientSwitch({ invoice, onReport }: ReminderActionProps) {
  const { client_id: clientId, client_name: name, is_client_on: isOn } = invoice;
  const api = useApi();
  const { submit, isBusy, error } = useCommand(api.switchReminders.mutation({ id: clientId }), {
    isRepeatable: true,
    onDone: () => onReport(`Reminders of ${name} are ${isOn ? 'off' : 'on'}.`),
  });
  return (
    <>
      <RowButton
        target="switch"
        variant="ghost"
        size="sm"
        icon={<span className={styles['track']} />}
        className={styles['switch']}
        role="switch"
        aria-checked={isOn}
        aria-label={`Reminders of ${name}`}
        busy={isBusy}
        busyLabel="Saving"
        onClick={() => void submit({ is_on: !isOn })}
      >
        {isOn ? 'On' : 'Off'}
      </RowButton>
      <ErrorAlert title="Not changed" error={error} />
    </>
  );
}
