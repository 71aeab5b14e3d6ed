import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CommandPalette, type CommandPaletteProps, type PaletteGroup } from './command-palette.tsx';

const GROUPS: readonly PaletteGroup[] = [
  {
    label: 'Go to',
    options: [
      { id: 'amira', icon: null, label: 'Amira Haddad', note: 'Client, Parramatta' },
      { id: 'visit', icon: null, label: 'Visit A-1091' },
    ],
  },
  { label: 'Do', options: [{ id: 'quote', icon: null, label: 'New quote', keys: ['N', 'Q'] }] },
  { label: 'Nothing', options: [] },
];

const onChoose = vi.fn<CommandPaletteProps['onChoose']>();
const onReach = vi.fn<(option: { readonly id: string }) => void>();
const onClose = vi.fn<() => void>();
beforeEach(() => vi.clearAllMocks());

function Palette(props: Partial<CommandPaletteProps>) {
  const [text, setText] = useState('');
  return (
    <CommandPalette
      label="Search or do something"
      text={text}
      onText={setText}
      groups={GROUPS}
      status=""
      onChoose={onChoose}
      onReach={onReach}
      onClose={onClose}
      {...props}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Search or do something' });
const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id);
};

describe('the command palette', () => {
  it('starts with focus in its field and the first option selected', async () => {
    render(<Palette />);
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(active()).toHaveTextContent('Amira Haddad Client, Parramatta');
    await userEvent.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(GROUPS[0]?.options[0], { inNewTab: false });
  });

  it('is navigated by the arrow keys, wraps around, and announces the selected option', async () => {
    render(<Palette />);
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toHaveTextContent('Visit A-1091');
    expect(active()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toHaveTextContent('New quote');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toHaveTextContent('Amira Haddad');
    expect(onReach.mock.calls.map(([{ id }]) => id)).toEqual(['visit', 'amira', 'quote', 'amira']);
    expect(field()).toHaveFocus();
  });

  it('opens in a new tab with Ctrl, by key and by press', async () => {
    render(<Palette />);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(onChoose).toHaveBeenLastCalledWith(expect.anything(), { inNewTab: true });
    await userEvent.click(screen.getByRole('option', { name: /^Visit/u }));
    expect(onChoose).toHaveBeenLastCalledWith(GROUPS[0]?.options[1], { inNewTab: false });
    expect(field()).toHaveFocus();
  });

  it('returns to the first option when the text changes, and marks the matching part', async () => {
    render(<Palette />);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}had');
    expect(active()).toHaveTextContent('Amira Haddad');
    expect(screen.getByText('Had').tagName).toBe('MARK');
  });

  it('groups its options by name, and leaves out a group without any', () => {
    render(<Palette />);
    const actions = within(screen.getByRole('group', { name: 'Do' }));
    expect(actions.getByRole('option')).toHaveTextContent('New quoteN then Q');
    expect(screen.queryByRole('group', { name: 'Nothing' })).toBeNull();
  });

  it('says that nothing was found, and ignores Enter then', async () => {
    render(<Palette groups={[]} status="Nothing found" />);
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('asks to be closed by its button', async () => {
    render(<Palette />);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
