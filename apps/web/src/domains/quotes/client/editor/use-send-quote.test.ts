import { ApiError } from '@cleaning/api-client';
import { aQuote } from '@cleaning/api-client/testing';
import { describe, expect, it } from 'vitest';
import { classifySendProblem } from './use-send-quote.ts';

const conflict = (
  code: 'price_changed' | 'stale_version' | 'invalid_transition',
  current: unknown,
) => new ApiError({ kind: 'http', status: 409, code, message: 'No.', current });

describe('why a quote was not sent', () => {
  const current = aQuote({ total_cents: 45_000 });

  it.each([
    [
      'the price changed',
      conflict('price_changed', current),
      { kind: 'price-changed', seenCents: 43_500, nowCents: 45_000 },
    ],
    ['it changed elsewhere', conflict('stale_version', current), { kind: 'conflict', current }],
    ['it is no draft', conflict('invalid_transition', current), { kind: 'closed', message: 'No.' }],
    [
      'an answer is missing',
      new ApiError({
        kind: 'validation',
        status: 400,
        message: 'Bad.',
        fieldErrors: { suburb: ['Enter the suburb.'] },
      }),
      {
        kind: 'answers',
        errors: [{ field: 'suburb', step: 'address', message: 'Enter the suburb.' }],
      },
    ],
    [
      'the network is lost',
      new ApiError({ kind: 'network', message: 'Network error.' }),
      { kind: 'failed', message: 'Network error.' },
    ],
    [
      'the price changed and the answer has no new one',
      conflict('price_changed', { nonsense: true }),
      { kind: 'failed', message: 'No.' },
    ],
  ])('%s', (_title, error, problem) => {
    expect(classifySendProblem(error, 43_500)).toEqual(problem);
  });
});
