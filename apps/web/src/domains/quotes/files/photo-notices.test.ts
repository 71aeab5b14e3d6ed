import { expect, it } from 'vitest';
import { pendingPhotos } from './photo-notices.tsx';

it.each([
  [[], null],
  [['done'], null],
  [['sending', 'done'], '1 file is still being added.'],
  [['waiting', 'sending'], '2 files are still being added.'],
  [['failed'], '1 file is not added. Change photos to see why.'],
  [
    ['sending', 'refused', 'failed'],
    '1 file is still being added. 2 files are not added. Change photos to see why.',
  ],
] as const)('the notice for files %j is: %s', (statuses, words) => {
  expect(pendingPhotos(statuses)).toBe(words);
});
