import type { LiveChange } from '@cleaning/contract';
import { API_BASE_PATH, LIVE_HEARTBEAT_MS, LIVE_PATH } from '@cleaning/contract/calls';
import { createParser, type EventSourceMessage } from 'eventsource-parser';

export interface LiveStreamOptions {
  /** Where the service lives: a path of this site, or an absolute address. Default `/api/v1`. */
  readonly baseUrl?: string;
  /** Read before each opening; without a token the stream is not opened. */
  readonly getToken: () => string | null;
  /** Something that the user may read was made, changed or deleted. The same change may come twice. */
  readonly onChange: (change: LiveChange) => void;
  /** Changes may have been missed: everything is to be read again. */
  readonly onReset: () => void;
  /** True once changes arrive as they happen, false when they no longer do. */
  readonly onStateChange?: (isLive: boolean) => void;
}

/** The stream of changes, which is closed at first. */
export interface LiveStream {
  /** Opens it, and again whenever it breaks. It goes on where it stopped. */
  readonly open: () => void;
  readonly close: () => void;
}

/** Without a sign of life for so long, a stream is broken. */
const SILENCE_MS = 3 * LIVE_HEARTBEAT_MS;

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

/** Opens the stream of changes with `fetch`, which can send the token in a header. */
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
    const hear = ({ event, id, data }: EventSourceMessage): void => {
      lastEventId = id ?? lastEventId;
      if (event === 'change') options.onChange(JSON.parse(data) as LiveChange);
      else if (event === 'reset') options.onReset();
      else if (event === 'ready') {
        failures = 0;
        setLive(true);
      }
    };
    while (!signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- one connection after the other
      const isOver = await readOnce(options, { signal, lastEventId, hear });
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
  readonly hear: (event: EventSourceMessage) => void;
}

/**
 * Opens the stream and hears it to its end.
 *
 * @returns true when there is no use in opening another: the session is over, or the service has none.
 */
async function readOnce(
  { baseUrl = API_BASE_PATH, getToken }: LiveStreamOptions,
  { signal, lastEventId, hear }: Connection,
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
      hear(event);
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
    // Whatever broke, the next stream says what was missed.
    return isOver;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}

const addressOf = (baseUrl: string): URL =>
  new URL(`${baseUrl.replace(/\/+$/u, '')}/${LIVE_PATH}`, globalThis.location?.href);

/** The service answered, and would answer the same again. Too many streams pass. */
const isFinal = (status: number): boolean =>
  status === 204 || (status >= 400 && status < 500 && status !== 429);

/** Longer after each failure, and never the same for every page that lost a service at one moment. */
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
