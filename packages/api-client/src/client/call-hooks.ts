import type { ApiError } from '../errors/api-error.ts';

/** A call that is about to be sent. It names nothing that is sent, so that it can be logged whole. */
export interface CallStart {
  /** The client function: `getQuote`. */
  readonly name: string;
  readonly method: string;
  /** As the contract has it, without values: `quotes/:id/`. */
  readonly path: string;
  /** 1 for the first try, 2 for the first repetition. */
  readonly attempt: number;
}

/** How a try ended. */
export interface CallEnd extends CallStart {
  readonly durationMs: number;
  /** The HTTP status, or null when no response arrived. */
  readonly status: number | null;
  /** The service's name for the request, to find it in its log. */
  readonly requestId: string | undefined;
  /** Why the try failed. */
  readonly error: ApiError | undefined;
}

/** For logs and measurements. Neither is given anything that was sent: no token, body, query or id. */
export interface CallHooks {
  /** Before each try of a call. */
  readonly beforeCall?: ((call: CallStart) => void) | undefined;
  /** After each try, whether it brought an answer or failed. */
  readonly afterCall?: ((call: CallEnd) => void) | undefined;
}

/** Runs a hook. What it throws is reported as an uncaught error and never fails the call. */
export function runHook<Value>(hook: ((value: Value) => void) | undefined, value: Value): void {
  try {
    hook?.(value);
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
