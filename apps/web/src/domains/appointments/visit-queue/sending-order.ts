import { isPhoto, type QueuedWork, type Work } from './queued-work.ts';

/** Photos are sent separately and last, so that a slow connection does not delay the other work. */
export type Lane = 'work' | 'photos';

/** The next item to send; undefined if none can be sent. */
export function nextToSend(items: readonly QueuedWork[], lane: Lane): QueuedWork | undefined {
  const work = items.find((item) => !isPhoto(item) && canBeSent(item, items));
  if (lane === 'work') return work;
  if (work !== undefined) return undefined;
  return items
    .filter((item) => isPhoto(item) && canBeSent(item, items))
    .toSorted((a, b) => a.tries - b.tries || a.order - b.order)[0];
}

/** All other work first, then the photos. */
export const inSendingOrder = (items: readonly QueuedWork[]): QueuedWork[] =>
  items.toSorted((a, b) => Number(isPhoto(a)) - Number(isPhoto(b)) || a.order - b.order);

const canBeSent = (item: QueuedWork, items: readonly QueuedWork[]): boolean =>
  item.problem === null && !isBlocked(item, items);

/** Whether an item waits for an earlier refused item that it needs, until the user decides. */
export const isBlocked = (item: QueuedWork, items: readonly QueuedWork[]): boolean =>
  items.some(
    (earlier) =>
      earlier.problem !== null &&
      earlier.visitId === item.visitId &&
      earlier.order < item.order &&
      dependsOn(item.work, earlier.work),
  );

/**
 * Whether a later item needs an earlier one. Completing a visit needs everything else but photos,
 * because tasks and notes cannot change afterwards.
 */
function dependsOn(later: Work, earlier: Work): boolean {
  if (earlier.kind === 'photo') return false;
  if (later.kind === 'complete') return true;
  return identifySubject(later) === identifySubject(earlier);
}

/** Identifies what an item is about. Of two with the same subject, the later one counts. */
function identifySubject(work: Work): string {
  if (work.kind === 'tick' || work.kind === 'task') return `task ${work.taskId}`;
  return work.kind;
}

/** Whether a new piece of work replaces an item: one that was refused and has the same subject. */
export const isReplacedBy = (item: QueuedWork, visitId: string, work: Work): boolean =>
  item.problem !== null &&
  item.visitId === visitId &&
  work.kind === item.work.kind &&
  work.kind !== 'photo' &&
  work.kind !== 'task' &&
  identifySubject(work) === identifySubject(item.work);

/**
 * Whether an item is removed together with another: itself, and ticks of a task that is then never
 * added.
 */
export const isRemovedWith = (item: QueuedWork, removed: QueuedWork): boolean =>
  item.id === removed.id ||
  (removed.work.kind === 'task' &&
    item.work.kind === 'tick' &&
    item.work.taskId === removed.work.taskId);

/** The parts of a response that later items need. */
export interface WorkAnswer {
  readonly version?: number;
  readonly taskId?: string;
}

/** Updates a later item after one was sent, with its new version and the task's id. */
export function afterSent(
  item: QueuedWork,
  sent: QueuedWork,
  { version, taskId }: WorkAnswer,
): QueuedWork {
  if (item.visitId !== sent.visitId || item.order < sent.order) return item;
  const { work } = item;
  if (version !== undefined && (work.kind === 'start' || work.kind === 'complete')) {
    return { ...item, work: { ...work, version } };
  }
  if (
    taskId !== undefined &&
    work.kind === 'tick' &&
    sent.work.kind === 'task' &&
    work.taskId === sent.work.taskId
  ) {
    return { ...item, work: { ...work, taskId } };
  }
  return item;
}
