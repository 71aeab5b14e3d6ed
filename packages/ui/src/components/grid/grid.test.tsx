import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Grid } from './grid.tsx';

test('is the element that the content calls for, with a class of its own last', () => {
  render(
    <Grid as="ul" minColumn="9rem" gap="space-3" className="mine" aria-label="Rooms">
      <li>Kitchen</li>
    </Grid>,
  );
  expect(screen.getByRole('list', { name: 'Rooms' }).className).toMatch(/ mine$/u);
});
