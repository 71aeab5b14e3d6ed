import type { PickedFileStatus } from '@cleaning/ui/file-picker';

/** What to say of photos that are not with the quote yet; null when all of them are. */
export function photosLeft(statuses: readonly PickedFileStatus[]): string | null {
  const coming = statuses.filter((status) => status === 'waiting' || status === 'sending').length;
  const lost = statuses.filter((status) => status === 'failed' || status === 'refused').length;
  const parts = [
    coming === 0 ? [] : [`${counted(coming)} still being added.`],
    lost === 0 ? [] : [`${counted(lost)} not added. Change photos to see why.`],
  ].flat();
  return parts.length === 0 ? null : parts.join(' ');
}

function counted(count: number): string {
  return count === 1 ? '1 file is' : `${count} files are`;
}
