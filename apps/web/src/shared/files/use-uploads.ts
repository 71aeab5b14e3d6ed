import { MAX_UPLOAD_BYTES } from '@cleaning/contract';
import { formatFileSize } from '@cleaning/ui/file-picker';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLeaveGuard } from '../forms/leave-guard.tsx';
import { createUploadQueue, type Upload, type SendFile, type UploadLimit } from './upload-queue.ts';

/** What every upload takes, for the hint of a picker. */
export const UPLOAD_HINT = `PDF, JPEG, PNG, WebP, HEIC or DOCX. Up to ${formatFileSize(MAX_UPLOAD_BYTES)} each.`;

export interface UploadsOptions<Result> {
  /**
   * Sends one file, for example `(file, call) => mutateAsync({ file, ...call })`. The call brings the
   * file's own idempotency key, so that trying again makes no second copy. Left out, files wait on the
   * list until `start` is called.
   */
  readonly send?: SendFile<Result>;
  /** How many files may be on the list, refused ones apart. No limit when left out. */
  readonly limit?: UploadLimit | null;
  /** How many go at the same time. Two when left out. */
  readonly parallel?: 1 | 2;
}

export interface Uploads<Result> {
  /** Give it to a `FilePicker` as its `files`. */
  readonly files: readonly Upload<Result>[];
  /** Files are being sent. */
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
 * The files that are added on this page. They are checked before they are sent, by the service's own
 * rules; leaving the page while some are being sent is asked about, and stops them.
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
