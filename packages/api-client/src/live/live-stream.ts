import { API_BASE_PATH } from '@cleaning/contract/http/rules';
import { type LiveChange, LIVE_HEARTBEAT_MS, LIVE_PATH } from '@cleaning/contract/live/rules';
import { createParser, type EventSourceMessage } from 'eventsource-parser';

export interface LiveStreamOptions {
  /** The base URL of the service: a path of this site, or an absolute URL. Default `/api/v1`. */
  readonly baseUrl?: string;
  /** Called before each opening. Without a token the stream is not opened. */
  readonly getToken: () => string | null;
  /**
   * Called when a record that the user may read was created, changed or deleted. The same change
   * may come twice.
   */
  readonly onChange: (change: LiveChange) => void;
  /**
   * Called when changes may have been missed, or the session has ended, so that everything must be
   * read again.
   */
  readonly onReset: () => void;
  /** Called with true once changes arrive live, with false when they no longer do. */
  readonly onStateChange?: (isLive: boolean) => void;
}

/** The stream of changes. It starts closed. */
export interface LiveStream {
  /** Opens the stream, and reopens it whenever it breaks, from the last received event. */
  readonly open: () => void;
  readonly close: () => void;
}

/** A stream without any event for this long counts as broken. */
const SILENCE_MS = 3 * LIVE_HEARTBEAT_MS;

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

/** Creates a stream of changes. It uses `fetch`, which can send the token in a header. */
export function createLiveStream(options: LiveStreamOptions): LiveStream {
  let lastEventId: string | undefined;
  let controller: AbortController | null = null;
  let isLive = false;

  const setLive = (value: boolean): void => {
    if (isLive === value) return;
    isLive = value;
    options.onStateChange?.(value);
  };

  async function follow(signal: AbortSignal): Promise<void> {
    let failures = 0;
    const handleEvent = ({ event, id, data }: EventSourceMessage): void => {
      lastEventId = id ?? lastEventId;
      if (event === 'change') options.onChange(JSON.parse(data) as LiveChange);
      // After the end of the session, the next read is refused, and the page logs out.
      else if (event === 'reset' || event === 'end') options.onReset();
      else if (event === 'ready') {
        failures = 0;
        setLive(true);
      }
    };
    while (!signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- one connection after the other
      const isOver = await readOnce(options, { signal, lastEventId, handleEvent });
      if (signal.aborted) return;
      setLive(false);
      if (isOver) return;
      failures += 1;
      // oxlint-disable-next-line no-await-in-loop -- as above
      await wait(waitAfter(failures), signal);
    }
  }

  return {
    open() {
      if (controller !== null) return;
      controller = new AbortController();
      void follow(controller.signal);
    },
    close() {
      controller?.abort();
      controller = null;
      setLive(false);
    },
  };
}

interface Connection {
  readonly signal: AbortSignal;
  readonly lastEventId: string | undefined;
  readonly handleEvent: (event: EventSourceMessage) => void;
}

/**
 * Opens the stream, and reads it to its end.
 *
 * @returns true when opening another one is pointless: the session has ended, or the service has no
 *   streams.
 */
async function readOnce(
  { baseUrl = API_BASE_PATH, getToken, onReset }: LiveStreamOptions,
  { signal, lastEventId, handleEvent }: Connection,
): Promise<boolean> {
  const token = getToken();
  if (token === null) return true;
  const silence = new AbortController();
  const giveUp = () => silence.abort();
  signal.addEventListener('abort', giveUp);
  let timer = setTimeout(giveUp, SILENCE_MS);
  let isOver = false;
  const parser = createParser({
    onEvent(event) {
      if (event.event === 'end') isOver = true;
      handleEvent(event);
    },
  });
  try {
    const response = await fetch(addressOf(baseUrl), {
      headers: {
        accept: 'text/event-stream',
        authorization: `Token ${token}`,
        ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
      },
      cache: 'no-store',
      signal: silence.signal,
    });
    // The next read is refused too, and the page logs out.
    if (response.status === 401) onReset();
    if (!response.ok || response.status === 204) return isFinal(response.status);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- a stream is read in its order
      const part = await reader?.read();
      if (part?.done !== false) return isOver;
      clearTimeout(timer);
      timer = setTimeout(giveUp, SILENCE_MS);
      parser.feed(part.value);
    }
  } catch {
    // Ignores the error, because the next stream sends what was missed.
    return isOver;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}

const addressOf = (baseUrl: string): URL =>
  new URL(`${baseUrl.replace(/\/+$/u, '')}/${LIVE_PATH}`, globalThis.location?.href);

/** Whether a refusal would be repeated. The limit on streams is temporary, so it is not final. */
const isFinal = (status: number): boolean =>
  status === 204 || (status >= 400 && status < 500 && status !== 429);

/**
 * The wait grows with each failure, and is randomised so that pages that lost the service together
 * do not retry together.
 */
const waitAfter = (failures: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS) * (0.5 + Math.random() / 2);

const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
  });
