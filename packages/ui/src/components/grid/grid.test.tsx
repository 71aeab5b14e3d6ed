import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Grid } from './grid.tsx';

test('passes on what belongs to its element, with a class of its own last', () => {
  render(
    <Grid minColumn="9rem" gap="space-3" className="mine" role="group" aria-label="When">
      <input aria-label="Day" />
    </Grid>,
  );
  const group = screen.getByRole('group', { name: 'When' });
  expect(group.className).toMatch(/ mine$/u);
  expect(group).not.toHaveAttribute('minColumn');
});
