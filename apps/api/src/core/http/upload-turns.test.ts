import { expect, it } from 'vitest';
import { UploadTurns } from './upload-turns.ts';

const LIMITS = { inAll: 3, ofSender: 2, waitMilliseconds: 20 };

/** An upload that arrives until it is let end. */
function begin(turns: UploadTurns, sender: string, began: string[]) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const answer = turns.inTurn(sender, () => {
    began.push(sender);
    return promise;
  });
  return { answer, end: () => resolve(sender) };
}

it('as many uploads arrive at once as there is room for, also for others than the busiest sender', async () => {
  const turns = new UploadTurns({ ...LIMITS, waitMilliseconds: 10_000 });
  const began: string[] = [];
  const ann = Array.from({ length: 4 }, () => begin(turns, 'ann', began));
  const ben = Array.from({ length: 2 }, () => begin(turns, 'ben', began));
  expect(began).toEqual(['ann', 'ann', 'ben']);
  ann[0]?.end();
  await ann[0]?.answer;
  expect(began).toEqual(['ann', 'ann', 'ben', 'ann']);
  ben[0]?.end();
  await ben[0]?.answer;
  expect(began).toEqual(['ann', 'ann', 'ben', 'ann', 'ben']);
  for (const { end } of [...ann, ...ben]) end();
  expect(await Promise.all([...ann, ...ben].map(({ answer }) => answer))).toHaveLength(6);
});

it('an upload that waits too long is refused, and one that fails makes room', async () => {
  const turns = new UploadTurns({ ...LIMITS, inAll: 1 });
  const began: string[] = [];
  const first = begin(turns, 'ann', began);
  await expect(begin(turns, 'ben', began).answer).rejects.toMatchObject({
    code: 'unavailable',
    headers: { 'retry-after': '30' },
  });
  first.end();
  await first.answer;
  await expect(turns.inTurn('ben', () => Promise.reject(new Error('Lost.')))).rejects.toThrow(
    'Lost.',
  );
  const last = begin(turns, 'ben', began);
  last.end();
  expect(await last.answer).toBe('ben');
  expect(began).toEqual(['ann', 'ben']);
});
