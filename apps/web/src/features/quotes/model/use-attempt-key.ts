import { useRef } from 'react';
import { createDraftKey } from '../../../shared/quote-draft/index.ts';

/**
 * One key for one attempt: asking again with the same body repeats the call under its key, and
 * another body is another call.
 */
export function useAttemptKey(): (body: unknown) => string {
  const attempt = useRef({ body: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (attempt.current.body !== text) attempt.current = { body: text, key: createDraftKey() };
    return attempt.current.key;
  };
}
