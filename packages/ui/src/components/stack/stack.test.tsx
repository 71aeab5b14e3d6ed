import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Stack } from './stack.tsx';

test('is the element that the content calls for, and passes on what belongs to it', () => {
  const send = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
    event.preventDefault(),
  );
  render(
    <Stack as="form" gap="space-4" aria-label="Address" className="mine" onSubmit={send}>
      <button type="submit">Save</button>
    </Stack>,
  );
  const form = screen.getByRole('form', { name: 'Address' });
  expect(form).toHaveClass('mine');
  expect(form).not.toHaveAttribute('gap');
  screen.getByRole('button').click();
  expect(send).toHaveBeenCalledOnce();
});

test('is a div by default, and gives its element to a ref', () => {
  const ref = { current: null as HTMLDivElement | null };
  render(<Stack ref={ref}>Two rooms</Stack>);
  expect(ref.current).toHaveTextContent('Two rooms');
  expect(ref.current?.tagName).toBe('DIV');
});
