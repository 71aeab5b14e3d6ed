import { type Appointment, appointmentSchema } from '@cleaning/contract/appointments';
import type { EndpointOptions } from '@cleaning/api-client/queries';
import {
  MutationObserver,
  type MutationOptions,
  notifyManager,
  type QueryClient,
} from '@tanstack/react-query';
import { versionIn } from '#kit/versions/use-latest-version.ts';
import type { QueuedWork } from './queued-work.ts';
import type { WorkAnswer } from './sending-order.ts';

/** Sends an item with its key and the time at which it was done. */
export function createWorkSender(client: QueryClient, api: EndpointOptions) {
  /**
   * Resolves when the page shows the response, so that the change does not disappear in between.
   */
  const call = async <Answer, Sent>(
    options: MutationOptions<Answer, Error, Sent>,
    sent: Sent,
  ): Promise<Answer> => {
    const answer = await new MutationObserver(client, options).mutate(sent);
    await new Promise<void>((resolve) => {
      notifyManager.schedule(resolve);
    });
    return answer;
  };

  return async ({ id, userId, visitId, madeAt, work }: QueuedWork): Promise<WorkAnswer> => {
    const keyed = <Body>(body: Body) => ({ body, idempotencyKey: id });
    switch (work.kind) {
      case 'start': {
        const body = { version: work.version, started_at: madeAt };
        // Who starts a visit without a cleaner becomes its cleaner.
        const staffId = work.staffId ?? userId;
        return call(api.startAppointment.mutation({ id: visitId }), keyed(body)).catch(
          (error: unknown) => startedElsewhere(error, staffId),
        );
      }
      case 'complete': {
        const { version, startedAt, endedAt, notes, earlierNotes } = work;
        const body = {
          version,
          started_at: startedAt,
          ended_at: endedAt,
          ...(notes !== undefined && { notes, earlier_notes: earlierNotes }),
        };
        return call(api.completeAppointment.mutation({ id: visitId }), keyed(body));
      }
      case 'tick': {
        const { taskId, isDone } = work;
        const body = { task_id: taskId, is_done: isDone, ...(isDone && { done_at: madeAt }) };
        await call(api.tickTask.mutation({ id: visitId }), keyed(body));
        return {};
      }
      case 'task': {
        const body = { label: work.label };
        const added = await call(api.addTask.mutation({ id: visitId }), keyed(body));
        return { taskId: added.id };
      }
      case 'note': {
        const body = { notes: work.notes, earlier_notes: work.earlierNotes };
        await call(api.saveOfficeNote.mutation({ id: visitId }), keyed(body));
        return {};
      }
      case 'photo': {
        const { bytes, name, type } = work.photo;
        await call(api.uploadDocument.mutation(), {
          file: new File([bytes], name, { type }),
          category: 'photos',
          client_id: work.clientId,
          appointment_id: visitId,
          photo_stage: work.stage,
          idempotencyKey: id,
        });
        return {};
      }
      default:
        return work satisfies never;
    }
  };
}

/**
 * Another phone started the visit of the same person first, which has the wanted effect.
 *
 * @throws the given error for the visit of somebody else, whose work must not end with this user's.
 */
function startedElsewhere(error: unknown, staffId: string): Appointment {
  const current = versionIn(error, appointmentSchema);
  if (current?.status === 'in_progress' && current.staff_member?.id === staffId) return current;
  throw error;
}
