import type { ReceivedFile } from '@cleaning/contract/http/rules';
import { useMutation } from '@tanstack/react-query';

/** Downloads a file and saves it on the device. Its data does not stay in the cache. */
export const useSaveFile = (load: () => Promise<ReceivedFile>) => useSaveFiles([load]);

/** Downloads several files and saves all of them on the device, or none. */
export function useSaveFiles(loads: readonly (() => Promise<ReceivedFile>)[]) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => saveFiles(loads),
    gcTime: 0,
  });
  return { save: () => mutate(), isSaving: isPending, isSaved: isSuccess, error };
}

/** Downloads files and saves them. If one download fails, none is saved. */
export async function saveFiles(loads: readonly (() => Promise<ReceivedFile>)[]): Promise<void> {
  const files = await Promise.all(loads.map((load) => load()));
  files.forEach(saveFile);
}

/**
 * How long the browser may take to read the file, in milliseconds, before its object URL is
 * revoked.
 */
const READING_MS = 60_000;

/** Saves a file through the browser, under the service's file name. */
function saveFile({ fileName, mediaType, content }: ReceivedFile): void {
  const address = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READING_MS);
}
