import type { PickedFile } from './picked-file.ts';

/**
 * The text for screen readers when a list of files changes: files that were started, are half sent,
 * have ended or were removed. Empty when there is nothing to announce.
 *
 * @param removed the ids of files whose Remove was pressed; any other file that disappears after it
 *   was added has moved to another list.
 */
export function describeFileChanges(
  before: readonly PickedFile[],
  after: readonly PickedFile[],
  removed: ReadonlySet<string>,
): string {
  const known = new Map(before.map((file) => [file.id, file]));
  const kept = new Set(after.map(({ id }) => id));
  const added = after.filter(({ id, status }) => !known.has(id) && status !== 'refused');
  const sentences = [
    ...before
      .filter(({ id, status }) => !kept.has(id) && (status !== 'done' || removed.has(id)))
      .map(describeRemoval),
    added.length > 1 ? `${added.length} files chosen.` : added.map(({ name }) => `${name} chosen.`),
    ...after.map((file) => describeProgress(file, known.get(file.id))),
  ];
  return sentences.flat().filter(Boolean).join(' ');
}

function describeRemoval({ name, status }: PickedFile): string {
  if (status === 'done') return `${name} removed.`;
  return status === 'sending' ? `Stopped adding ${name}.` : `${name} removed from the list.`;
}

function describeProgress(
  { name, status, progress = 0, problem = '' }: PickedFile,
  before?: PickedFile,
) {
  if (status === 'sending' && before?.status === 'sending') {
    return progress >= 0.5 && (before.progress ?? 0) < 0.5 ? `${name} is half added.` : '';
  }
  if (status === before?.status) return '';
  if (status === 'sending') return `Adding ${name}.`;
  if (status === 'done') return `${name} added.`;
  return status === 'waiting' ? '' : `${name} was not added. ${problem}`.trim();
}
