import type { RemindedInvoice } from '@cleaning/contract/invoices';
import { Button } from '@cleaning/ui/button';
import { useMutation } from '@tanstack/react-query';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useSubmitOnce } from '#kit/forms/use-submit-once.ts';
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
  const { mutateAsync } = useMutation(api.switchReminders.mutation({ id: clientId }));
  const { submit, isBusy, error } = useSubmitOnce(
    async () => {
      await mutateAsync({ is_on: !isOn });
      onReport(`Reminders of ${name} are ${isOn ? 'off' : 'on'}.`);
    },
    { isRepeatable: true },
  );
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<span className={styles['track']} />}
        className={styles['switch']}
        role="switch"
        data-reminder="switch"
        aria-checked={isOn}
        aria-label={`Reminders of ${name}`}
        busy={isBusy}
        busyLabel="Saving"
        onClick={() => void submit()}
      >
        {isOn ? 'On' : 'Off'}
      </Button>
      <ErrorAlert title="Not changed" error={error} />
    </>
  );
}
