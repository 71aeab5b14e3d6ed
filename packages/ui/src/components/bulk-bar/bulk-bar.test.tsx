import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BulkBar } from './bulk-bar.tsx';

test('shows the number and total of selected rows, and disappears without a selection', async () => {
  const onClear = vi.fn<() => void>();
  const bar = (count: number) => (
    <BulkBar count={count} nouns={['quote', 'quotes']} sum="$325.00" onClear={onClear}>
      <button type="button">Send</button>
    </BulkBar>
  );
  const { rerender } = render(bar(2));
  expect(screen.getByRole('status')).toHaveTextContent('2 quotes selected');
  expect(screen.getByRole('region', { name: 'Selected' })).toHaveTextContent('2 quotes$325.00');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onClear).toHaveBeenCalledOnce();
  rerender(bar(1));
  expect(screen.getByRole('status')).toHaveTextContent('1 quote selected');
  rerender(bar(0));
  expect(screen.queryByRole('region', { name: 'Selected' })).toBeNull();
});
