import { MAX_UPLOAD_BYTES } from '@cleaning/contract/http/rules';
import { formatFileSize } from '@cleaning/ui/file-picker';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLeaveGuard } from '../forms/leave-guard.tsx';
import { unbroken } from '../lib/unbroken.ts';
import { createUploadQueue, type Upload, type SendFile, type UploadLimit } from './upload-queue.ts';

/** The file types and sizes that every upload accepts, for the hint of a picker. */
export const UPLOAD_HINT = `PDF, JPEG, PNG, WebP or HEIC. Up to ${unbroken(formatFileSize(MAX_UPLOAD_BYTES))} each. Larger photos are made smaller.`;

export interface UploadsOptions<Result> {
  /**
   * Uploads one file, for example `(file, call) => mutateAsync({ file, ...call })`. The call
   * contains the file's idempotency key, so that a retry makes no second copy. Without this
   * function, files wait until `start` is called.
   */
  readonly send?: SendFile<Result>;
  /** The most files on the list, not counting refused ones. No limit by default. */
  readonly limit?: UploadLimit | null;
  /** How many files are uploaded at the same time. Defaults to two. */
  readonly parallel?: 1 | 2;
}

export interface Uploads<Result> {
  /** Pass it to a `FilePicker` as its `files`. */
  readonly files: readonly Upload<Result>[];
  /** True while files are uploading. */
  readonly isBusy: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly start: (send: SendFile<Result>) => void;
  readonly retry: (id: string) => void;
  readonly remove: (id: string) => void;
  readonly clearDone: () => void;
}

const FILES_COMING = {
  title: 'Leave and stop adding files?',
  text: 'Your files are still being added.',
  leaveLabel: 'Leave this page',
} as const;

/**
 * Uploads the files that are added on this page. They are first checked by the service's rules.
 * While some are uploading, leaving the page asks for confirmation and aborts them.
 */
export function useUploads<Result>({
  send,
  limit = null,
  parallel = 2,
}: UploadsOptions<Result> = {}): Uploads<Result> {
  const [queue] = useState(() =>
    createUploadQueue<Result>({ send: send ?? null, limit, parallel }),
  );
  const files = useSyncExternalStore(queue.subscribe, queue.getState, queue.getState);
  const isBusy = files.some(({ status }) => status === 'sending');

  useEffect(() => queue.configure({ send: send ?? null, limit }));
  useEffect(() => queue.stop, [queue]);
  useLeaveGuard(isBusy, FILES_COMING);

  return {
    files,
    isBusy,
    add: queue.add,
    start: queue.start,
    retry: queue.retry,
    remove: queue.remove,
    clearDone: queue.clearDone,
  };
}
