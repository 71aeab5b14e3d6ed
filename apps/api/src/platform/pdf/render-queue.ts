import pLimit from 'p-limit';
import { ApiError } from '../http/api-error.ts';
import { renderPdf } from './render-pdf.ts';

/** Drawing keeps a processor busy: more at once would only make each of them slower. */
const AT_ONCE = 2;
const MAX_WAITING = 20;

/**
 * Renders for callers who wait, a few at once. Mail renders by itself, one after the other.
 *
 * @throws ApiError `unavailable`, with when to try again, while too many wait already.
 */
export function createRenderQueue(render: typeof renderPdf = renderPdf): typeof renderPdf {
  const limit = pLimit(AT_ONCE);
  return async (document, madeAt) => {
    if (limit.pendingCount >= MAX_WAITING) {
      throw new ApiError(
        'unavailable',
        'Many documents are being made right now. Please try again in a few seconds.',
        { headers: { 'retry-after': '5' } },
      );
    }
    return limit(() => render(document, madeAt));
  };
}
