import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Switch } from './switch.tsx';

test.each([true, false])('says that it is %j, and asks for the opposite', async (checked) => {
  const onChange = vi.fn<(checked: boolean) => void>();
  render(
    <Switch checked={checked} onChange={onChange}>
      Monday
    </Switch>,
  );
  const monday = screen.getByRole('switch', { name: 'Monday', checked });
  await userEvent.click(monday);
  expect(onChange).toHaveBeenLastCalledWith(!checked);
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(monday).toHaveAttribute('aria-checked', String(checked));
});

test('ignores presses while one is saved, and keeps its name and focus', async () => {
  const onChange = vi.fn<(checked: boolean) => void>();
  render(
    <Switch checked onChange={onChange} aria-label="Reminders of Ben" busy busyLabel="Saving">
      On
    </Switch>,
  );
  const reminders = screen.getByRole('switch', { name: 'Reminders of Ben' });
  await userEvent.click(reminders);
  expect(reminders).toHaveTextContent('Saving');
  expect(reminders).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});
