import type { ApiError } from '../errors/api-error.ts';

/**
 * A call that is about to be sent. It contains none of the sent values, so that it is safe to log.
 */
export interface CallStart {
  /** The name of the client function, such as `getQuote`. */
  readonly name: string;
  readonly method: string;
  /** The path in the contract, without values: `quotes/:id/`. */
  readonly path: string;
  /** 1 for the first try, 2 for the first repetition. */
  readonly attempt: number;
}

/** How a try ended. */
export interface CallEnd extends CallStart {
  readonly durationMs: number;
  /** The HTTP status, or null when no response arrived. */
  readonly status: number | null;
  /** The service's id of the request, by which its log can be searched. */
  readonly requestId: string | undefined;
  /** Why the try failed. */
  readonly error: ApiError | undefined;
}

/**
 * Callbacks for logs and measurements. They get nothing that was sent: no token, body, query or id.
 */
export interface CallHooks {
  /** Before each try of a call. */
  readonly beforeCall?: ((call: CallStart) => void) | undefined;
  /** After each try, whether it succeeded or failed. */
  readonly afterCall?: ((call: CallEnd) => void) | undefined;
}

/** Runs a hook. An error that it throws is reported as uncaught, and never fails the call. */
export function runHook<Value>(hook: ((value: Value) => void) | undefined, value: Value): void {
  try {
    hook?.(value);
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
