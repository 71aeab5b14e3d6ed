import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Stepper } from './stepper.tsx';

test('names its group and both of its buttons after what it counts', () => {
  render(<Stepper label="bedroom" value={1} onChange={vi.fn<() => void>()} />);
  expect(screen.getByRole('group', { name: 'Bedrooms' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add one bedroom' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Remove one bedroom' })).toBeEnabled();
});

test('uses a custom plural', () => {
  render(<Stepper label="child" plural="children" value={1} onChange={vi.fn<() => void>()} />);
  expect(screen.getByRole('group', { name: 'Children' })).toBeInTheDocument();
});

test.each([
  ['Add one bedroom', 4],
  ['Remove one bedroom', 2],
])('%s requests %d', async (name, expected) => {
  const onChange = vi.fn<(value: number) => void>();
  render(<Stepper label="bedroom" value={3} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(expected);
});

test.each([
  ['Remove one bedroom', 0],
  ['Add one bedroom', 20],
])('%s does nothing at the end of the range, and keeps focus', async (name, value) => {
  const onChange = vi.fn<(value: number) => void>();
  render(<Stepper label="bedroom" value={value} onChange={onChange} />);
  const button = screen.getByRole('button', { name });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});

test('leaves the announcement to the total', () => {
  render(<Stepper label="bedroom" value={3} onChange={vi.fn<() => void>()} />);
  expect(screen.getByText('3')).toHaveAttribute('aria-live', 'off');
});
