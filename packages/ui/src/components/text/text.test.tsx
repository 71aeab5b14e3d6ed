import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Text } from './text.tsx';

test('is a paragraph, or the element that the content calls for', () => {
  render(
    <>
      <Text tone="muted">Two rooms</Text>
      <Text as="b" weight="bold" id="total">
        $325.00
      </Text>
    </>,
  );
  expect(screen.getByText('Two rooms').tagName).toBe('P');
  const total = screen.getByText('$325.00');
  expect(total.tagName).toBe('B');
  expect(total).toHaveAttribute('id', 'total');
});
