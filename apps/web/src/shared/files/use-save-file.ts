import type { ReceivedFile } from '@cleaning/contract';
import { useMutation } from '@tanstack/react-query';

/** Fetches a file and saves it. Nothing of it stays in the cache. */
export const useSaveFile = (load: () => Promise<ReceivedFile>) => useSaveFiles([load]);

/** The same of several, all or none. */
export function useSaveFiles(loads: readonly (() => Promise<ReceivedFile>)[]) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => saveFiles(loads),
    gcTime: 0,
  });
  return { save: () => mutate(), isSaving: isPending, isSaved: isSuccess, error };
}

/** Fetches files and saves them. When one cannot be fetched, none is saved. */
export async function saveFiles(loads: readonly (() => Promise<ReceivedFile>)[]): Promise<void> {
  const files = await Promise.all(loads.map((load) => load()));
  files.forEach(saveFile);
}

/** How long the browser may take to start reading the file, in milliseconds. */
const READING_MS = 60_000;

/** Hands a file to the browser, which keeps it under the name that the service gave it. */
function saveFile({ fileName, mediaType, content }: ReceivedFile): void {
  const address = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READING_MS);
}
