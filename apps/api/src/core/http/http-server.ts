import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { FILE_TIMEOUT_MS } from '@cleaning/contract/http/rules';
import { ApiError } from './api-error.ts';
import { refusalBody } from './refusal-body.ts';

export interface ConnectionLimits {
  /** How long the headers of a request may take to arrive, in milliseconds. */
  readonly headersTimeoutMs: number;
  /**
   * How long a whole request may take to arrive; calls without a file have a shorter limit for the
   * body.
   */
  readonly requestTimeoutMs: number;
  /**
   * How long a connection may transfer no byte in either direction before it is closed, in
   * milliseconds.
   */
  readonly stalledTimeoutMs: number;
  /** How long a connection without a request is kept open, in milliseconds. */
  readonly keepAliveTimeoutMs: number;
  /** How often the first two limits are checked, in milliseconds. */
  readonly checkEveryMs: number;
  /** How many requests may wait behind the one being answered. */
  readonly maxWaitingRequests: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersTimeoutMs: 30_000,
  requestTimeoutMs: FILE_TIMEOUT_MS,
  stalledTimeoutMs: 60_000,
  keepAliveTimeoutMs: 72_000,
  checkEveryMs: 1000,
  maxWaitingRequests: 100,
};

/**
 * An HTTP server whose memory for each connection is bounded, regardless of what its peer sends or
 * does not read.
 *
 * Requests of one connection are handled one at a time. The next one starts when the operating
 * system has accepted the previous answer. A connection therefore holds at most one unread answer,
 * and only the headers of waiting requests, whose number is limited; a connection that exceeds it
 * is closed.
 *
 * @param refusalHeaders the headers of a refusal that is written before there is a request.
 */
export function createHttpServer(
  handle: RequestListener,
  refusalHeaders: Headers,
  limits: ConnectionLimits = CONNECTION_LIMITS,
): Server {
  const handleOrRefuse: RequestListener = (request, response) => {
    if (hasHost(request)) handle(request, response);
    else refuseInvalid(response, refusalHeaders);
  };
  const queues = new WeakMap<Duplex, RequestQueue>();
  const queueOf = (socket: Duplex): RequestQueue => {
    const known = queues.get(socket);
    if (known !== undefined) return known;
    const queue = new RequestQueue(socket, handleOrRefuse, limits.maxWaitingRequests);
    queues.set(socket, queue);
    return queue;
  };
  const listen: RequestListener = (request, response) =>
    queueOf(request.socket).add(request, response);
  const server = createServer(
    {
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      keepAliveTimeout: limits.keepAliveTimeoutMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      // Node.js would otherwise refuse it with an answer that is not in the format of this service.
      requireHostHeader: false,
    },
    listen,
  );
  // Node.js would refuse an unknown `Expect` header in the same way. The header may be ignored.
  server.on('checkExpectation', listen);
  server.setTimeout(limits.stalledTimeoutMs);
  server.on('clientError', (error, socket) => {
    if (isReset(error) || !socket.writable) socket.destroy();
    else queueOf(socket).refuse(refusalMessage(toApiError(error), refusalHeaders));
  });
  return server;
}

interface QueuedRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** The requests of one connection, in the order of their arrival. */
class RequestQueue {
  readonly #socket: Duplex;
  readonly #handle: RequestListener;
  readonly #maxWaiting: number;
  readonly #waiting: QueuedRequest[] = [];
  #current: QueuedRequest | null = null;
  /** Sent after the answers to the complete requests; nothing is read afterwards. */
  #refusal: string | null = null;

  constructor(socket: Duplex, handle: RequestListener, maxWaiting: number) {
    this.#socket = socket;
    this.#handle = handle;
    this.#maxWaiting = maxWaiting;
    // Node.js resumes a socket by itself once it has read a complete request.
    socket.on('resume', () => {
      if (this.#waiting.length > 0) socket.pause();
    });
  }

  add(request: IncomingMessage, response: ServerResponse): void {
    if (this.#isOver()) return;
    if (this.#current === null) {
      this.#start({ request, response });
    } else if (this.#waiting.length < this.#maxWaiting) {
      this.#waiting.push({ request, response });
      this.#socket.pause();
    } else {
      this.#waiting.length = 0;
      this.#socket.destroy();
    }
  }

  /** Answers bytes that could not be parsed as a request, and closes the connection. */
  refuse(refusal: string): void {
    const current = this.#current;
    if (current?.request.complete === true) {
      this.#refusal = refusal;
    } else if (current?.response.headersSent === true) {
      this.#socket.destroy();
    } else {
      this.#endWith(refusal);
    }
  }

  #start(turn: QueuedRequest): void {
    this.#current = turn;
    turn.response.once('close', () => this.#next());
    this.#handle(turn.request, turn.response);
  }

  #next(): void {
    this.#current = null;
    const next = this.#isOver() ? undefined : this.#waiting.shift();
    if (next === undefined) this.#waiting.length = 0;
    if (this.#isOver()) return;
    // The refusal may be about the body of the last request.
    if (this.#refusal !== null && next?.request.complete !== true) this.#endWith(this.#refusal);
    else if (next !== undefined) this.#start(next);
    if (this.#waiting.length === 0) this.#socket.resume();
  }

  #endWith(refusal: string): void {
    this.#socket.end(refusal, () => this.#socket.destroy());
  }

  #isOver(): boolean {
    return this.#socket.destroyed || this.#socket.writableEnded;
  }
}

/** HTTP/1.1 requires a `Host` header; HTTP/1.0 has none. */
const hasHost = ({ headers, httpVersion }: IncomingMessage): boolean =>
  headers.host !== undefined || httpVersion === '1.0';

const codeOf = (error: Error): unknown => ('code' in error ? error.code : undefined);

const isReset = (error: Error): boolean => codeOf(error) === 'ECONNRESET';

function toApiError(error: Error): ApiError {
  switch (codeOf(error)) {
    case 'HPE_HEADER_OVERFLOW':
      return new ApiError(
        'headers_too_large',
        'The address and headers of the request are too long. Send less than 16 kB.',
      );
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new ApiError('request_timeout', 'The request took too long to arrive. Send it again.');
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return new ApiError('payload_too_large', 'The chunk extensions of the request are too long.');
    default:
      return NOT_HTTP;
  }
}

type Headers = Readonly<Record<string, string>>;

const NOT_HTTP = new ApiError('malformed_request', 'The request is not valid HTTP.');

/** Refuses a complete request that must not be handled. */
function refuseInvalid(response: ServerResponse, refusalHeaders: Headers): void {
  const { headers, body } = refusalParts(NOT_HTTP, refusalHeaders);
  response.writeHead(NOT_HTTP.status, headers).end(body);
}

function refusalMessage(error: ApiError, refusalHeaders: Headers): string {
  const { headers, body } = refusalParts(error, refusalHeaders);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\n${lines.join('')}\r\n${body}`;
}

function refusalParts(
  error: ApiError,
  refusalHeaders: Headers,
): { headers: Headers; body: string } {
  const body = JSON.stringify(refusalBody(error));
  const headers = {
    date: new Date().toUTCString(),
    ...refusalHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  return { headers, body };
}
