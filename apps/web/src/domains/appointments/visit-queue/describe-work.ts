import { clockMinutesBetween } from '@cleaning/ndis';
import { formatInstant } from '@cleaning/pricing';
import { describeMinutes } from '../format-appointment.ts';
import type { QueuedWork, Work, WorkOf } from './queued-work.ts';

/** Describes a piece of work: "Tick: Bins out". */
export function describeWork(work: Work): string {
  switch (work.kind) {
    case 'start':
      return 'Start visit';
    case 'tick':
      return `${work.isDone ? 'Tick' : 'Take back tick'}: ${work.label}`;
    case 'task':
      return `Add task: ${work.label}`;
    case 'note':
      return 'Note for the office';
    case 'complete':
      return `Complete visit, ${describeMinutes(countMinutes(work))}`;
    case 'photo':
      return `Photo: ${work.stage}, ${work.photo.name}`;
    default:
      return work satisfies never;
  }
}

/** The duration of the work, in minutes. */
export const countMinutes = ({ startedAt, endedAt }: WorkOf<'complete'>): number =>
  clockMinutesBetween(startedAt, endedAt);

/** Which piece of work a button is about: "Note for the office, 10:07 am". */
export const describeQueued = (item: QueuedWork): string =>
  `${describeWork(item.work)}, ${describeMoment(item)}`;

const MEGABYTE = 1_000_000;

/** The time of the work, and the size of a photo: "10:07 am, 1.8 MB". */
export function describeMoment({ madeAt, work }: QueuedWork): string {
  const time = formatInstant(madeAt, 'time');
  if (work.kind !== 'photo') return time;
  const size = work.photo.bytes.byteLength / MEGABYTE;
  return `${time}, ${Math.max(size, 0.1).toFixed(1)} MB`;
}
