import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BeforeAfter } from './before-after.tsx';

test('its slider moves the line between two described pictures', () => {
  const { container } = render(
    <BeforeAfter
      before={{ src: 'before.svg', alt: 'Before: dusty' }}
      after={{ src: 'after.svg', alt: 'After: clean' }}
      label="Show more of the before or after picture"
    />,
  );
  expect(screen.getAllByRole('img')).toHaveLength(2);
  expect(container.querySelector('[style]')).toBeNull();
  const slider = screen.getByRole('slider', { name: /before or after/ });
  fireEvent.input(slider, { target: { value: '80' } });
  expect(slider).toHaveAttribute('aria-valuetext', '80% before, 20% after');
  expect(container.firstElementChild).toHaveStyle({ '--position': '80%' });
});
