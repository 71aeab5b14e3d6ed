import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createUploadTurns } from './upload-turns.ts';

const LIMITS = { inAll: 3, ofSender: 2, waitMilliseconds: 20 };

/** An upload that arrives until it is let end. */
function begin(inTurn: ReturnType<typeof createUploadTurns>, sender: string, began: string[]) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const answer = inTurn(sender, () => {
    began.push(sender);
    return promise;
  });
  return { answer, end: () => resolve(sender) };
}

it('as many uploads arrive at once as there is room for, also for others than the busiest sender', async () => {
  const inTurn = createUploadTurns({ ...LIMITS, waitMilliseconds: 10_000 });
  const began: string[] = [];
  const ann = Array.from({ length: 4 }, () => begin(inTurn, 'ann', began));
  const ben = Array.from({ length: 2 }, () => begin(inTurn, 'ben', began));
  await setImmediate();
  expect(began).toEqual(['ann', 'ann', 'ben']);
  ann[0]?.end();
  await ann[0]?.answer;
  await setImmediate();
  expect(began).toEqual(['ann', 'ann', 'ben', 'ben']);
  ben[0]?.end();
  await ben[0]?.answer;
  await setImmediate();
  expect(began).toEqual(['ann', 'ann', 'ben', 'ben', 'ann']);
  for (const { end } of [...ann, ...ben]) end();
  expect(await Promise.all([...ann, ...ben].map(({ answer }) => answer))).toHaveLength(6);
});

it('an upload that waits too long is refused, and one that fails makes room', async () => {
  const inTurn = createUploadTurns({ ...LIMITS, inAll: 1 });
  const began: string[] = [];
  const first = begin(inTurn, 'ann', began);
  await expect(begin(inTurn, 'ben', began).answer).rejects.toMatchObject({
    code: 'unavailable',
    headers: { 'retry-after': '30' },
  });
  first.end();
  await first.answer;
  await expect(inTurn('ben', () => Promise.reject(new Error('Lost.')))).rejects.toThrow('Lost.');
  const last = begin(inTurn, 'ben', began);
  last.end();
  expect(await last.answer).toBe('ben');
  expect(began).toEqual(['ann', 'ben']);
});
