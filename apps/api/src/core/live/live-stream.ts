import { Readable } from 'node:stream';
import type { Checkpoint, LiveEvent } from './live-event-repository.ts';

/** How much unread data a reader may accumulate, in bytes: some thousand events. */
const MAX_UNREAD_BYTES = 100_000;

/** The server-sent events of one reader. A reader who is too slow is disconnected. */
export class LiveStream extends Readable {
  #isFinished = false;

  override _read(): void {
    // Nothing to do, because events are pushed as they happen.
  }

  ready(checkpoint: Checkpoint): void {
    this.#send('ready', {}, checkpoint);
  }

  heartbeat(checkpoint: Checkpoint): void {
    this.#send('heartbeat', {}, checkpoint);
  }

  change({ kind, recordId }: LiveEvent): void {
    this.#send('change', { kind, id: recordId });
  }

  /** Tells the reader that changes may have been missed. */
  reset(): void {
    this.#send('reset', {});
  }

  /** Ends the stream; its reader may open another. */
  finish(): void {
    if (this.#isFinished || this.destroyed) return;
    this.#isFinished = true;
    this.push(null);
  }

  /** Ends the stream because its session has ended, so the reader must not open another. */
  finishForGood(): void {
    this.#send('end', {});
    this.finish();
  }

  #send(event: string, data: object, checkpoint?: Checkpoint): void {
    if (this.#isFinished || this.destroyed) return;
    const id = checkpoint === undefined ? '' : `id: ${toEventId(checkpoint)}\n`;
    this.push(`event: ${event}\n${id}data: ${JSON.stringify(data)}\n\n`);
    if (this.readableLength > MAX_UNREAD_BYTES) this.destroy();
  }
}

const toEventId = ({ transactionId, at }: Checkpoint): string => `${transactionId}-${at}`;

/** Returns null for an id that this service never sent. */
export function parseEventId(text: string): Checkpoint | null {
  const [, transactionId, at] = /^(\d{1,19})-(\d{1,15})$/u.exec(text) ?? [];
  return transactionId === undefined || at === undefined ? null : { transactionId, at: Number(at) };
}
