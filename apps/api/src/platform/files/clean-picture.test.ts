import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cleanPicture } from './clean-picture.ts';

const SIDE = 128;

/** A picture in which no two points have the same colour. */
function manyColours(): Promise<Buffer> {
  const points = Array.from({ length: SIDE * SIDE }, (_, index) => [
    index % 256,
    Math.floor(index / 256),
    (index * 7) % 256,
  ]);
  return sharp(Buffer.from(points.flat()), { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png()
    .toBuffer();
}

it('keeps every colour of a PNG', async () => {
  const content = await manyColours();
  const cleaned = await cleanPicture(content, 'image/png');
  expect(await sharp(cleaned).raw().toBuffer()).toEqual(await sharp(content).raw().toBuffer());
});

it('works on one picture at a time, whatever becomes of the one before', async () => {
  const content = await manyColours();
  const most: number[] = [];
  const watch = setInterval(() => {
    const { queue, process } = sharp.counters();
    most.push(queue + process);
  }, 1);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 6 }, (_, index) =>
      cleanPicture(index === 2 ? Buffer.from('no picture') : content, 'image/png'),
    ),
  );
  clearInterval(watch);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect(Math.max(...most)).toBeLessThanOrEqual(1);
});
