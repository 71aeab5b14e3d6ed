import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RowsToFix } from './rows-to-fix.tsx';

it.each([
  [0, 'Nothing was rejected.'],
  [1, 'Nothing yet. 1 rejected row waits until the other rows of the claim are decided.'],
  [2, 'Nothing yet. 2 rejected rows wait until the other rows of the claim are decided.'],
])('without a claim to fix, %i rejected rows that wait are said as they are', (count, words) => {
  render(<RowsToFix rejected={[]} waitingCount={count} />);
  expect(screen.getByText(words)).toBeVisible();
});
