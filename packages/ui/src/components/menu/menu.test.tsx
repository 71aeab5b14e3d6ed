import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Menu } from './menu.tsx';

const onChoose = vi.fn<() => void>();

beforeEach(() => {
  onChoose.mockClear();
  render(
    <>
      <Menu
        label="More"
        items={[
          { label: 'Message Sofia', href: '#message', keys: ['M'] },
          { label: 'Pass to a colleague', onChoose },
        ]}
      />
      <button type="button">Elsewhere</button>
    </>,
  );
});

const button = () => screen.getByRole('button', { name: 'More' });

describe('a menu', () => {
  it('opens and closes with its button, which exposes its state', async () => {
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link')).toBeNull();
    await userEvent.click(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: /^Message Sofia/u })).toBeVisible();
    await userEvent.click(button());
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('performs the chosen action once, and returns the focus to its button', async () => {
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('button', { name: 'Pass to a colleague' }));
    expect(onChoose).toHaveBeenCalledOnce();
    expect(button()).toHaveFocus();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('works by keyboard, and Escape returns the focus to its button', async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Pass to a colleague' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(button()).toHaveFocus();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('closes on a press outside', async () => {
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(onChoose).not.toHaveBeenCalled();
  });
});
