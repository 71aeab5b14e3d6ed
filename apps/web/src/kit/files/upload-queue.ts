import type { PickedFile } from '@cleaning/ui/file-picker';
import { refusalBeforeUpload } from '@cleaning/contract/files/rules';
import { MAX_UPLOAD_BYTES } from '@cleaning/contract/http/rules';
import { createIdempotencyKey } from '../lib/idempotency-key.ts';
import { isTooLargePhoto, shrinkPhoto } from './shrink-photo.ts';
import { describeUploadProblem } from './upload-problem.ts';

/** A picked file with its status, in the format of `FilePicker`. */
export interface Upload<Result> extends PickedFile {
  readonly file: File;
  /** Kept for every retry, so that the service stores the file once. */
  readonly idempotencyKey: string;
  /** The service's response, once the status is `done`. */
  readonly result?: Result;
}

/** Options for the call that uploads a file; spread them onto the client's call options. */
export interface UploadCall {
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
  readonly onUploadProgress: (fraction: number) => void;
}

/** The most files, and the error for further ones. */
export interface UploadLimit {
  readonly count: number;
  readonly message: string;
}

/** Uploads one file. */
export type SendFile<Result> = (file: File, call: UploadCall) => Promise<Result>;

/** Settings that may change while the queue exists. */
export interface UploadQueueSettings<Result> {
  /** Uploads files as soon as they are added; null if they wait for `start`. */
  readonly send: SendFile<Result> | null;
  readonly limit: UploadLimit | null;
}

export interface UploadQueueOptions<Result> extends UploadQueueSettings<Result> {
  /** How many files are uploaded at the same time. */
  readonly parallel: number;
}

export interface UploadQueue<Result> {
  readonly getState: () => readonly Upload<Result>[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes the settings for later files. */
  readonly configure: (settings: UploadQueueSettings<Result>) => void;
  /** Adds files to the list. Unacceptable ones are listed as refused and never sent. */
  readonly add: (files: readonly File[]) => void;
  /** Uploads the waiting files. A retry of a file uses the same function. */
  readonly start: (send: SendFile<Result>) => void;
  /** Retries a failed file with the same key. */
  readonly retry: (id: string) => void;
  /** Removes a file from the list, and aborts its upload. */
  readonly remove: (id: string) => void;
  /** Removes all uploaded files from the list. */
  readonly clearDone: () => void;
  /** Aborts all uploads and clears the list. */
  readonly stop: () => void;
}

let lastId = 0;

function createUpload<Result>(file: File, problem: string | null): Upload<Result> {
  lastId += 1;
  return {
    id: `upload-${lastId}`,
    name: file.name,
    size: file.size,
    file,
    idempotencyKey: createIdempotencyKey(),
    ...(problem === null ? { status: 'waiting' } : { status: 'refused', problem }),
  };
}

/** Uploads files one or two at a time. A failed file does not stop the others. */
export function createUploadQueue<Result>(
  options: UploadQueueOptions<Result>,
): UploadQueue<Result> {
  const listeners = new Set<() => void>();
  const calls = new Map<string, AbortController>();
  const sendersOf = new Map<string, SendFile<Result>>();
  let uploads: readonly Upload<Result>[] = [];
  let settings: UploadQueueSettings<Result> = options;

  const show = (next: readonly Upload<Result>[]) => {
    uploads = next;
    for (const listener of listeners) listener();
  };
  const change = (id: string, changes: Partial<Upload<Result>>) =>
    show(uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));

  const sendOne = async (
    { id, file, idempotencyKey }: Upload<Result>,
    send: SendFile<Result>,
  ): Promise<void> => {
    const controller = new AbortController();
    calls.set(id, controller);
    change(id, { status: 'sending', progress: 0, problem: undefined });
    try {
      const { signal } = controller;
      const onUploadProgress = (progress: number) => {
        if (!signal.aborted) change(id, { progress });
      };
      const fitted = isTooLargePhoto(file) ? await shrinkPhoto(file) : file;
      const refusal = refusalBeforeUpload(fitted, MAX_UPLOAD_BYTES);
      if (refusal !== null) {
        change(id, { status: 'refused', problem: refusal });
      } else if (!signal.aborted) {
        if (fitted !== file) change(id, { file: fitted, name: fitted.name, size: fitted.size });
        const result = await send(fitted, { idempotencyKey, signal, onUploadProgress });
        if (!signal.aborted) change(id, { status: 'done', result });
      }
    } catch (error) {
      if (!controller.signal.aborted) change(id, describeUploadProblem(error));
    }
    calls.delete(id);
    sendNext();
  };

  const sendNext = () => {
    for (const upload of uploads) {
      const send = sendersOf.get(upload.id);
      if (calls.size >= options.parallel) return;
      if (upload.status === 'waiting' && send !== undefined) void sendOne(upload, send);
    }
  };

  const start = (send: SendFile<Result>) => {
    for (const { id, status } of uploads) {
      if (status === 'waiting' && !sendersOf.has(id)) sendersOf.set(id, send);
    }
    sendNext();
  };

  return {
    getState: () => uploads,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    configure(next) {
      settings = next;
    },
    add(files) {
      const { limit } = settings;
      let taken = uploads.filter(({ status }) => status !== 'refused').length;
      const added = files.map((file) => {
        // A photo is made smaller before it is sent, which takes a moment.
        const refusal = isTooLargePhoto(file) ? null : refusalBeforeUpload(file, MAX_UPLOAD_BYTES);
        if (refusal !== null) return createUpload<Result>(file, refusal);
        if (limit !== null && taken >= limit.count)
          return createUpload<Result>(file, limit.message);
        taken += 1;
        return createUpload<Result>(file, null);
      });
      show([...uploads, ...added]);
      if (settings.send !== null) start(settings.send);
    },
    start,
    retry(id) {
      const failed = uploads.find((upload) => upload.id === id);
      if (failed?.status !== 'failed') return;
      change(id, { status: 'waiting', problem: undefined });
      sendNext();
    },
    remove(id) {
      sendersOf.delete(id);
      calls.get(id)?.abort();
      show(uploads.filter((upload) => upload.id !== id));
    },
    clearDone: () => show(uploads.filter(({ status }) => status !== 'done')),
    stop() {
      sendersOf.clear();
      for (const controller of calls.values()) controller.abort();
      show([]);
    },
  };
}
