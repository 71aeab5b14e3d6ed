import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Inline } from './inline.tsx';

test('is the element that the content calls for, and wraps unless told otherwise', () => {
  const { rerender } = render(
    <Inline as="ul" gap="space-2" aria-label="Rooms">
      <li>Kitchen</li>
    </Inline>,
  );
  const wrapping = screen.getByRole('list', { name: 'Rooms' }).className;
  rerender(
    <Inline as="ul" gap="space-2" wrap={false} aria-label="Rooms">
      <li>Kitchen</li>
    </Inline>,
  );
  expect(screen.getByRole('list', { name: 'Rooms' }).className).not.toBe(wrapping);
});
