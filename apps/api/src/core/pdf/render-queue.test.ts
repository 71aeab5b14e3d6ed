import { expect, it } from 'vitest';
import { SAMPLE_PDF } from '../../../test/sample-pdf.ts';
import { createRenderQueue } from './render-queue.ts';

const NOW = new Date('2026-11-21T00:00:00.000Z');

/** A renderer that finishes on demand. */
function slowRenderer() {
  const started: PromiseWithResolvers<Buffer>[] = [];
  const render = () => {
    const rendering = Promise.withResolvers<Buffer>();
    started.push(rendering);
    return rendering.promise;
  };
  return { started, render };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

it('the queue renders two at once, lets twenty wait, and refuses others with a time to retry', async () => {
  const { started, render } = slowRenderer();
  const queue = createRenderQueue(render);
  const accepted = Array.from({ length: 22 }, () => queue(SAMPLE_PDF, NOW));
  await settle();
  expect(started).toHaveLength(2);
  await expect(queue(SAMPLE_PDF, NOW)).rejects.toMatchObject({
    code: 'unavailable',
    status: 503,
    headers: { 'retry-after': '5' },
  });

  started[0]?.reject(new Error('A font is missing.'));
  await expect(accepted[0]).rejects.toThrow('A font is missing.');
  await settle();
  const another = queue(SAMPLE_PDF, NOW);
  for (let index = 1; index < 23; index += 1) {
    started[index]?.resolve(Buffer.from('%PDF'));
    await settle();
  }
  const results = await Promise.all([...accepted.slice(1), another]);
  expect(results.every((content) => content.toString() === '%PDF')).toBe(true);
});
