import type { PickedFile } from '@cleaning/ui/file-picker';
import { MAX_UPLOAD_BYTES, refusalBeforeUpload } from '@cleaning/contract';
import { createIdempotencyKey } from '../lib/idempotency-key.ts';
import { problemOf } from './upload-problem.ts';

/** A file that the user picked, with its status, in the form that a `FilePicker` shows. */
export interface Upload<Result> extends PickedFile {
  readonly file: File;
  /** Stays the same when the file is sent again, so that the service keeps one of it. */
  readonly idempotencyKey: string;
  /** What the service answered, once it is `done`. */
  readonly result?: Result;
}

/** What a call that sends a file is given. It is spread onto the options of the client's call. */
export interface UploadCall {
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
  readonly onUploadProgress: (fraction: number) => void;
}

/** How many files there may be, and what is said of one too many. */
export interface UploadLimit {
  readonly count: number;
  readonly message: string;
}

/** Sends one file. */
export type SendFile<Result> = (file: File, call: UploadCall) => Promise<Result>;

/** What may be different each time. */
export interface UploadQueueSettings<Result> {
  /** How files are sent as soon as they are added; null when they wait for `start`. */
  readonly send: SendFile<Result> | null;
  readonly limit: UploadLimit | null;
}

export interface UploadQueueOptions<Result> extends UploadQueueSettings<Result> {
  /** How many go at the same time. */
  readonly parallel: number;
}

export interface UploadQueue<Result> {
  readonly getState: () => readonly Upload<Result>[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes how the next file is sent, and how many there may be. */
  readonly configure: (settings: UploadQueueSettings<Result>) => void;
  /** Puts files on the list. What cannot be taken is listed as refused, and never sent. */
  readonly add: (files: readonly File[]) => void;
  /** Sends what waits. Each file is sent by the same function when it is tried again. */
  readonly start: (send: SendFile<Result>) => void;
  /** Sends a failed file again, under the same key. */
  readonly retry: (id: string) => void;
  /** Takes a file off the list; one that is being sent is stopped. */
  readonly remove: (id: string) => void;
  /** Takes every finished file off the list. */
  readonly clearDone: () => void;
  /** Stops and forgets everything. */
  readonly stop: () => void;
}

let lastId = 0;

function uploadOf<Result>(file: File, problem: string | null): Upload<Result> {
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

/** Sends files one or two at a time. One that fails does not keep the others from going. */
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
      const result = await send(file, { idempotencyKey, signal, onUploadProgress });
      if (!signal.aborted) change(id, { status: 'done', result });
    } catch (error) {
      if (!controller.signal.aborted) change(id, problemOf(error));
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
        const refusal = refusalBeforeUpload(file, MAX_UPLOAD_BYTES);
        if (refusal !== null) return uploadOf<Result>(file, refusal);
        if (limit !== null && taken >= limit.count) return uploadOf<Result>(file, limit.message);
        taken += 1;
        return uploadOf<Result>(file, null);
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
