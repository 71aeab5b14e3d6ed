import type { PickedFile } from './picked-file.ts';

/**
 * What a screen reader should hear when a list of files changes: what began, what is half done, how it
 * ended, what left. An empty text when nothing worth saying happened.
 *
 * @param removed the ids of files whose Remove was pressed: any other that leaves after it was added went
 * on to another list.
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
