import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Grid } from './grid.tsx';

test('passes on what belongs to its element, with a class of its own last', () => {
  render(
    <Grid minColumn="9rem" gap="space-3" className="mine" id="when">
      Day and time
    </Grid>,
  );
  const grid = screen.getByText('Day and time');
  expect(grid.className).toMatch(/ mine$/u);
  expect(grid).toHaveAttribute('id', 'when');
  expect(grid).not.toHaveAttribute('minColumn');
});
