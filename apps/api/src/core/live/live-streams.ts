import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import type { Database } from '../db/client.ts';
import type { Actor } from '../http/actor.ts';
import { ApiError } from '../http/api-error.ts';
import { viewerOf, type Viewer } from '../http/viewer.ts';
import { openLiveConnection, type LiveConnection, type LiveMessage } from './live-connection.ts';
import { findMissed } from './live-event-repository.ts';
import { LiveStream, parseEventId } from './live-stream.ts';

/** The user who opens a stream. */
interface LiveReader {
  readonly actor: Actor;
  /** The last event id of the reader's previous stream, as the reader sends it. */
  readonly lastEventId: string | null;
  /** Whether the session of the call still exists. */
  readonly isSignedIn: () => Promise<boolean>;
  readonly now: Date;
}

interface LiveStreamsOptions {
  readonly database: Database;
  /** The address of PostgreSQL itself, since PgBouncer does not pass on notifications. */
  readonly url: string;
}

/** The streams of one user in one process: more than the windows that a person has open. */
const MAX_STREAMS_OF_USER = 12;

/** Streams are closed after this time and opened again, which detects an expired session. */
const LIFETIME_MS = 30 * 60_000;

/** How long to wait after the database did not answer. */
const RECONNECT_DELAY_MS = 2000;

/**
 * The open streams of this process. They share one connection that listens to the database, opened
 * with the first stream. When that connection is lost, every stream ends. Readers then open another
 * stream and send the id of the last event that they received.
 */
export class LiveStreams {
  readonly #options: LiveStreamsOptions;
  readonly #streams = new Map<LiveStream, Actor>();
  #connection: Promise<LiveConnection> | null = null;
  #isClosing = false;

  constructor(options: LiveStreamsOptions) {
    this.#options = options;
  }

  get count(): number {
    return this.#streams.size;
  }

  /**
   * @throws ApiError `rate_limited` when the user has too many streams, `not_authenticated` when
   *   the session has ended meanwhile, `unavailable` while the service cannot listen to the
   *   database.
   */
  async open({ actor, lastEventId, isSignedIn, now }: LiveReader): Promise<LiveStream> {
    const connection = await this.#connected();
    this.#assertRoomFor(actor);
    const stream = this.#add(actor);
    try {
      // Checked again, because from now on the end of the session also ends the stream.
      if (!(await isSignedIn())) {
        throw new ApiError('not_authenticated', ERROR_MESSAGES.authenticationRequired);
      }
      await this.#catchUp(stream, viewerOf(actor, now), lastEventId);
    } catch (error) {
      stream.destroy();
      throw error;
    }
    stream.ready(connection.proved());
    return stream;
  }

  /** Ends every stream and stops listening. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#finishAll();
    const connection = await this.#connection?.catch(() => null);
    this.#finishAll();
    await connection?.close();
  }

  #add(actor: Actor): LiveStream {
    const stream = new LiveStream();
    const timer = setTimeout(() => stream.finish(), LIFETIME_MS).unref();
    this.#streams.set(stream, actor);
    stream.once('close', () => {
      clearTimeout(timer);
      this.#streams.delete(stream);
    });
    return stream;
  }

  async #catchUp(stream: LiveStream, viewer: Viewer, lastEventId: string | null): Promise<void> {
    const since = lastEventId === null ? null : parseEventId(lastEventId);
    const isUnknown = lastEventId !== null && since === null;
    const missed = isUnknown ? null : await findMissed(this.#options.database, viewer, since);
    if (missed === null) stream.reset();
    else for (const event of missed) stream.change(event);
  }

  #assertRoomFor({ userId }: Actor): void {
    const ownStreams = [...this.#streams.values()].filter((actor) => actor.userId === userId);
    if (ownStreams.length < MAX_STREAMS_OF_USER) return;
    throw new ApiError('rate_limited', 'Too many pages are open. Please close some of them.', {
      headers: { 'retry-after': '60' },
    });
  }

  async #connected(): Promise<LiveConnection> {
    if (this.#isClosing) throw unavailable();
    this.#connection ??= openLiveConnection({
      url: this.#options.url,
      onMessage: (message) => this.#deliver(message),
      onUnreadable: () => this.#forEach((stream) => stream.reset()),
      onHeartbeat: (proved) => this.#forEach((stream) => stream.heartbeat(proved)),
      onLost: () => {
        this.#connection = null;
        this.#finishAll();
      },
    });
    try {
      return await this.#connection;
    } catch (cause) {
      setTimeout(() => (this.#connection = null), RECONNECT_DELAY_MS).unref();
      throw unavailable(cause);
    }
  }

  #deliver(message: LiveMessage): void {
    this.#forEach((stream, actor) => {
      if (message.kind === 'session') {
        if (actor.sessionId === message.id) stream.finishForGood();
      } else if (canReceive(actor, message)) {
        stream.change({ kind: message.kind, recordId: message.id });
      }
    });
  }

  #finishAll(): void {
    this.#forEach((stream) => stream.finish());
  }

  #forEach(visit: (stream: LiveStream, actor: Actor) => void): void {
    for (const [stream, actor] of this.#streams) visit(stream, actor);
  }
}

/**
 * The rule of every list: a client receives changes of their own records, a cleaner of their own
 * visits, the office of all.
 */
function canReceive(
  { role, userId }: Actor,
  { client, staff }: Exclude<LiveMessage, { kind: 'session' }>,
): boolean {
  if (role === 'client') return client === userId;
  return role === 'cleaner' ? staff.includes(userId) : true;
}

const unavailable = (cause?: unknown): ApiError =>
  new ApiError('unavailable', ERROR_MESSAGES.server, { cause, headers: { 'retry-after': '5' } });
