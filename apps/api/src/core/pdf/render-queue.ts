import pLimit from 'p-limit';
import { ApiError } from '../http/api-error.ts';
import { renderPdf } from './render-pdf.ts';

/** Rendering keeps a processor busy, so running more at once would only slow each of them down. */
const AT_ONCE = 2;
const MAX_WAITING = 20;

/**
 * Renders documents for waiting callers, a few at a time. PDFs for emails bypass this queue, and
 * are rendered one at a time.
 *
 * @throws ApiError `unavailable`, with when to try again, while too many callers wait.
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
