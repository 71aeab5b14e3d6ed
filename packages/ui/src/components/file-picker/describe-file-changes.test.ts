import { describe, expect, test } from 'vitest';
import type { PickedFile } from './picked-file.ts';
import { describeFileChanges } from './describe-file-changes.ts';

const at = (status: PickedFile['status'], more: Partial<PickedFile> = {}): PickedFile => ({
  id: '1',
  name: 'Kitchen.jpg',
  size: 10,
  status,
  ...more,
});

describe('the announcement about a list of files', () => {
  test.each<[string, PickedFile[], PickedFile[], string]>([
    ['a file is chosen', [], [at('waiting')], 'Kitchen.jpg chosen.'],
    ['two are chosen', [], [at('waiting'), at('waiting', { id: '2' })], '2 files chosen.'],
    ['one begins', [at('waiting')], [at('sending')], 'Adding Kitchen.jpg.'],
    ['one is a little further', [at('sending')], [at('sending', { progress: 0.4 })], ''],
    [
      'one is half done',
      [at('sending', { progress: 0.4 })],
      [at('sending', { progress: 0.6 })],
      'Kitchen.jpg is half added.',
    ],
    ['one is done', [at('sending', { progress: 1 })], [at('done')], 'Kitchen.jpg added.'],
    [
      'one failed',
      [at('sending')],
      [at('failed', { problem: 'Network error.' })],
      'Kitchen.jpg was not added. Network error.',
    ],
    [
      'one is refused as it is chosen',
      [],
      [at('refused', { problem: 'Too large.' })],
      'Kitchen.jpg was not added. Too large.',
    ],
    ['one is stopped', [at('sending')], [], 'Stopped adding Kitchen.jpg.'],
    ['a finished one is removed', [at('done')], [], 'Kitchen.jpg removed.'],
    ['a refused one is cleared', [at('refused')], [], 'Kitchen.jpg removed from the list.'],
    ['nothing changes', [at('done')], [at('done')], ''],
  ])('when %s', (_what, before, after, words) => {
    expect(describeFileChanges(before, after, new Set(['1']))).toBe(words);
  });

  test('is empty when an added file moves to another list', () => {
    expect(describeFileChanges([at('done')], [], new Set())).toBe('');
  });
});
