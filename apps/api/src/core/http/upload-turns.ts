import pLimit, { type LimitFunction } from 'p-limit';
import { inTurn } from '../in-turn.ts';
import { ApiError } from './api-error.ts';

/** Each upload, of up to 10 MB, is in memory while it arrives. */
const LIMITS = {
  /** In this process. */
  inAll: 36,
  /** Of one sender: more than a form has files. */
  ofSender: 12,
  /** For a turn. */
  waitMilliseconds: 10_000,
};

/**
 * Bounds how many files arrive at once. The others are not read meanwhile, so they wait in the
 * network and not in memory.
 *
 * @returns a function that receives an upload of a sender in its turn, and throws ApiError
 *   `unavailable` when that does not come in time.
 */
export function createUploadTurns({ inAll, ofSender, waitMilliseconds } = LIMITS) {
  const all = pLimit(inAll);
  const senders = new Map<string, { readonly limit: LimitFunction; uploads: number }>();
  return async <Result>(sender: string, receive: () => Promise<Result>): Promise<Result> => {
    const own = senders.get(sender) ?? { limit: pLimit(ofSender), uploads: 0 };
    senders.set(sender, own);
    own.uploads += 1;
    try {
      const limit = (task: () => Promise<void>) => own.limit(() => all(task));
      return await inTurn({ limit, waitMilliseconds, tooBusy }, receive);
    } finally {
      own.uploads -= 1;
      if (own.uploads === 0) senders.delete(sender);
    }
  };
}

const tooBusy = (): ApiError =>
  new ApiError(
    'unavailable',
    'We are receiving many files at the moment. Send this one again in a minute.',
    { headers: { 'retry-after': '30' } },
  );
