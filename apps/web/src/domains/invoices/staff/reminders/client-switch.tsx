import { useRowTarget } from '@cleaning/ui/rows';
import { Switch } from '@cleaning/ui/switch';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import type { ReminderActionProps } from './reminder-action.ts';
import { useSwitchReminders } from './use-switch-reminders.ts';

/** The switch that turns reminders on or off for all invoices of a client. */
export function ClientSwitch({ invoice, onReport }: ReminderActionProps) {
  const { client_name: name, is_client_on: isOn } = invoice;
  const targetOf = useRowTarget();
  const { switchTo, isBusy, error } = useSwitchReminders(
    { invoice, onReport },
    `Reminders of ${name} are ${isOn ? 'off' : 'on'}.`,
  );
  return (
    <>
      <Switch
        ref={targetOf('switch')}
        checked={isOn}
        aria-label={`Reminders of ${name}`}
        busy={isBusy}
        busyLabel="Saving"
        onChange={switchTo}
      >
        {isOn ? 'On' : 'Off'}
      </Switch>
      <ErrorAlert title="Not changed" error={error} />
    </>
  );
}
