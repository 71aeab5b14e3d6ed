import { type ClientReminders, clientRemindersSchema } from '@cleaning/contract/invoices';
import { useApi } from '#kit/api/portal-api.tsx';
import { errorMessage } from '#kit/errors/api-errors.ts';
import { useCommand } from '#kit/forms/use-command.ts';
import { versionIn } from '#kit/versions/use-latest-version.ts';
import type { ReminderActionProps } from './reminder-action.ts';

/** The reminders of a client as this page shows them, for a request that changes them. */
export const earlierReminders = ({ is_client_on: isOn, held }: ClientReminders) => ({
  is_client_on: isOn,
  held: held === null ? null : { until: held.until, reason: held.reason },
});

/**
 * Turns the reminders of a client on or off. What a colleague changed meanwhile is reported on the
 * page, because the hold that was to end may be gone with its button.
 *
 * @param done what the page reports afterwards.
 */
export function useSwitchReminders({ invoice, onReport }: ReminderActionProps, done: string) {
  const api = useApi();
  const { submit, isBusy, error } = useCommand(
    api.switchReminders.mutation({ id: invoice.client_id }),
    {
      isRepeatable: true,
      onDone: () => onReport(done),
      onRefused(refusal) {
        if (hasChanged(refusal)) onReport(errorMessage(refusal));
      },
    },
  );
  return {
    switchTo: (isOn: boolean) =>
      void submit({ is_on: isOn, earlier_reminders: earlierReminders(invoice) }),
    isBusy,
    error: hasChanged(error) ? null : error,
  };
}

const hasChanged = (error: unknown): boolean => versionIn(error, clientRemindersSchema) !== null;
