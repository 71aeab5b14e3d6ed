import type { RemindedInvoice } from '@cleaning/contract/invoices';
import { useRowTarget } from '@cleaning/ui/rows';
import { Switch } from '@cleaning/ui/switch';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { useApi } from '#kit/api/portal-api.tsx';

export interface ReminderActionProps {
  readonly invoice: RemindedInvoice;
  readonly onReport: (report: string) => void;
}

/** The switch that turns reminders on or off for all invoices of a client. */
export function ClientSwitch({ invoice, onReport }: ReminderActionProps) {
  const { client_id: clientId, client_name: name, is_client_on: isOn } = invoice;
  const api = useApi();
  const targetOf = useRowTarget();
  const { submit, isBusy, error } = useCommand(api.switchReminders.mutation({ id: clientId }), {
    isRepeatable: true,
    onDone: () => onReport(`Reminders of ${name} are ${isOn ? 'off' : 'on'}.`),
  });
  return (
    <>
      <Switch
        ref={targetOf('switch')}
        checked={isOn}
        aria-label={`Reminders of ${name}`}
        busy={isBusy}
        busyLabel="Saving"
        onChange={(isNowOn) => void submit({ is_on: isNowOn })}
      >
        {isOn ? 'On' : 'Off'}
      </Switch>
      <ErrorAlert title="Not changed" error={error} />
    </>
  );
}
