import { isPhoto, type QueuedWork, type Work } from './queued-work.ts';

/** Photos are sent apart from the rest, and last, so that a slow signal never holds up a visit. */
export type Lane = 'work' | 'photos';

/** What is to be sent next; undefined when nothing can be. */
export function nextToSend(items: readonly QueuedWork[], lane: Lane): QueuedWork | undefined {
  const work = items.find((item) => !isPhoto(item) && canBeSent(item, items));
  if (lane === 'work') return work;
  if (work !== undefined) return undefined;
  return items
    .filter((item) => isPhoto(item) && canBeSent(item, items))
    .toSorted((a, b) => a.tries - b.tries || a.order - b.order)[0];
}

/** Everything but the photos, then the photos. */
export const inSendingOrder = (items: readonly QueuedWork[]): QueuedWork[] =>
  items.toSorted((a, b) => Number(isPhoto(a)) - Number(isPhoto(b)) || a.order - b.order);

const canBeSent = (item: QueuedWork, items: readonly QueuedWork[]): boolean =>
  item.problem === null && !isHeld(item, items);

/** Whether something before it that it needs was refused, so that it waits for what the user decides. */
export const isHeld = (item: QueuedWork, items: readonly QueuedWork[]): boolean =>
  items.some(
    (earlier) =>
      earlier.problem !== null &&
      earlier.visitId === item.visitId &&
      earlier.order < item.order &&
      needs(item.work, earlier.work),
  );

/** A visit is completed after all else; once it is over, its tasks and notes stay as they are. */
function needs(later: Work, earlier: Work): boolean {
  if (earlier.kind === 'photo') return false;
  if (later.kind === 'complete') return true;
  return subjectOf(later) === subjectOf(earlier);
}

/** What it is about. Of two about the same, the later counts. */
function subjectOf(work: Work): string {
  if (work.kind === 'tick' || work.kind === 'task') return `task ${work.taskId}`;
  return work.kind;
}

/** What a new piece of work takes the place of: what was refused before and is about the same. */
export const isReplacedBy = (item: QueuedWork, visitId: string, work: Work): boolean =>
  item.problem !== null &&
  item.visitId === visitId &&
  work.kind === item.work.kind &&
  work.kind !== 'photo' &&
  work.kind !== 'task' &&
  subjectOf(work) === subjectOf(item.work);

/** What goes when an item is removed: itself, and the ticks of a task that is then never added. */
export const goesWith = (item: QueuedWork, removed: QueuedWork): boolean =>
  item.id === removed.id ||
  (removed.work.kind === 'task' &&
    item.work.kind === 'tick' &&
    item.work.taskId === removed.work.taskId);

/** What the service answered that the items behind need. */
export interface WorkAnswer {
  readonly version?: number;
  readonly taskId?: string;
}

/** An item behind the one that was sent: at the version, and about the task, that came of it. */
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
