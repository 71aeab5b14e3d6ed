import type { Transaction } from '../core/db/client.ts';
import { appointmentEvents } from '../core/db/schema/index.ts';

const COMMANDS = {
  requested: 'request',
  confirmed: 'confirm',
  in_progress: 'start',
  completed: 'complete',
  no_access: 'report_no_access',
} as const;

/** A state of a demo visit. */
export type Step = keyof typeof COMMANDS;

interface Course {
  readonly visitId: string;
  /** The states that the visit went through. */
  readonly path: readonly Step[];
  /** When it came to each state. */
  readonly times: readonly [asked: Date, ...later: (Date | null | undefined)[]];
  readonly startsAt: Date | undefined;
  readonly clientId: string;
  readonly cleanerId: string;
}

/** Adds the events of a demo visit that its client asked for; its cleaner did the rest. */
export async function addVisitEvents(
  transaction: Transaction,
  { visitId, path, times, startsAt, clientId, cleanerId }: Course,
): Promise<void> {
  await transaction.insert(appointmentEvents).values(
    path.map((toStatus, index) => ({
      appointmentId: visitId,
      command: COMMANDS[toStatus],
      fromStatus: path[index - 1] ?? null,
      toStatus,
      actor: index === 0 ? ('client' as const) : ('staff' as const),
      actorId: index === 0 ? clientId : cleanerId,
      reason: toStatus === 'no_access' ? 'Waited 15 minutes and called twice.' : null,
      startsAt: index === 0 ? null : startsAt,
      occurredAt: times[index] ?? times[0],
    })),
  );
}
