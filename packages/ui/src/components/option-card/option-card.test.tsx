import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { OptionCard } from './option-card.tsx';

test('is a real radio named by its title and described by its details', async () => {
  const onChange = vi.fn<() => void>();
  render(
    <OptionCard
      type="radio"
      name="timing"
      value="urgent"
      title="Urgent"
      detail={['Next day', '30% deposit']}
      onChange={onChange}
    />,
  );
  const radio = screen.getByRole('radio', { name: 'Urgent' });
  expect(radio).toHaveAccessibleDescription('Next day 30% deposit');
  await userEvent.click(screen.getByText('Urgent'));
  expect(radio).toBeChecked();
  expect(onChange).toHaveBeenCalledOnce();
});

test('works from the keyboard', async () => {
  render(<OptionCard type="checkbox" name="extras" value="oven" title="Oven" detail="$35" />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: 'Oven' })).toBeChecked();
});
