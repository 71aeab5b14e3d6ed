import { type AppointmentSummary, availableAppointmentCommands } from '@cleaning/contract';

/** What a client can do with a visit now. */
export interface VisitActions {
  readonly canCancel: boolean;
  readonly canAsk: boolean;
  readonly canWithdraw: boolean;
}

/** By the same rules as the server's. It decides again when it is asked. */
export function visitActions(visit: AppointmentSummary, now: Date): VisitActions {
  const commands = availableAppointmentCommands(
    {
      status: visit.status,
      startsAt: visit.starts_at === null ? null : new Date(visit.starts_at),
      changeRequest: visit.has_open_change_request ? 'open' : null,
    },
    'client',
    now,
  );
  return {
    canCancel: commands.includes('cancel'),
    canAsk: commands.includes('ask_for_another_time'),
    canWithdraw: commands.includes('withdraw_another_time'),
  };
}
