import type { ReceivedFile } from '@cleaning/contract';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from './save-file.ts';

/** Fetches a file and saves it. Nothing of it stays in the cache. */
export function useSaveFile(load: () => Promise<ReceivedFile>) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => saveFile(await load()),
    gcTime: 0,
  });
  return { save: () => mutate(), isSaving: isPending, isSaved: isSuccess, error };
}
