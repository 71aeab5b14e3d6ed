import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

function Example() {
  const [selected, setSelected] = useState('one');
  const tabs = ['one', 'two', 'three'].map((id) => ({ id, label: id, panel: `Panel ${id}` }));
  return <Tabs label="Example" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

beforeEach(() => {
  render(<Example />);
});

test('shows the panel of the selected tab, named by it', async () => {
  await userEvent.click(screen.getByRole('tab', { name: 'two' }));
  expect(screen.getByRole('tabpanel', { name: 'two' })).toHaveTextContent('Panel two');
});

test.each([
  ['{ArrowRight}', 'two'],
  ['{ArrowLeft}', 'three'],
  ['{End}', 'three'],
  ['{End}{Home}', 'one'],
  ['{End}{ArrowRight}', 'one'],
])('%s selects and focuses %s', async (keys, name) => {
  await userEvent.tab();
  await userEvent.keyboard(keys);
  const tab = screen.getByRole('tab', { name });
  expect(tab).toHaveFocus();
  expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('the Tab key goes from the tabs to their panel', async () => {
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});
