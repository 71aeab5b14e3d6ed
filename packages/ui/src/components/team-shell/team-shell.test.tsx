import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { TEAM } from '../../stories/team-samples.tsx';
import { TeamShell } from './team-shell.tsx';
import type { TeamShellProps } from './team-shell-types.ts';

function showShell(props: Partial<TeamShellProps> = {}) {
  const onLogout = vi.fn<() => void>();
  render(
    <TeamShell {...TEAM} onLogout={onLogout} {...props}>
      <h1>Today</h1>
    </TeamShell>,
  );
  return { onLogout };
}

const current = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent);

const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name, hidden: true }))
    .getAllByRole('link', { hidden: true })
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

describe('the navigation of the team portals', () => {
  test('has the same items in the row and in the small-screen menu, with their counts', () => {
    showShell();
    expect(linksOf('Staff portal menu')).toEqual(linksOf('Staff portal'));
    expect(linksOf('Staff portal')).toContain('Quotes7 need attention /staff/portal/quotes');
  });

  test.each([
    ['/staff/portal', ['Today']],
    ['/staff/portal/clients/1/documents', ['Clients']],
    ['/staff/portal/quotes', ['Quotes7 need attention']],
    ['/staff/portal/accounts/1', ['Clients']],
  ])('at %s names the section, and the home only on its own page', (currentPath, expected) => {
    showShell({ currentPath });
    expect(current('Staff portal')).toEqual(expected);
  });

  test('names the portal of a user with one, and offers both to a user with two', () => {
    showShell();
    expect(screen.queryByRole('navigation', { name: 'Portals' })).toBeNull();
    showShell({
      portals: [
        { label: 'Staff', href: '/staff/portal', current: true },
        { label: 'Admin', href: '/admin/portal', current: false },
      ],
    });
    const [portals] = screen.getAllByRole('navigation', { name: 'Portals' });
    expect(portals).toHaveTextContent('StaffAdmin');
  });
});

test('the own account is one press away in both, and says when it is open', () => {
  const account = { label: 'Your account', href: '/staff/portal/account', icon: null };
  showShell({ account, currentPath: account.href });
  const links = screen.getAllByRole('link', { name: 'Your account', hidden: true });
  expect(links).toHaveLength(2);
  for (const link of links) {
    expect(link).toHaveAttribute('href', account.href);
    expect(link).toHaveAttribute('aria-current', 'page');
  }
});

describe('the New menu', () => {
  test('opens a list, and Escape closes it and returns the focus', async () => {
    showShell();
    const [button] = screen.getAllByRole('button', { name: 'New' });
    if (button === undefined) throw new Error('There is no New');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const item = screen.getAllByRole('link', { name: /^Quote for a client/u })[0];
    expect(item).toHaveAttribute('href', '/staff/portal/quotes/new');
    await userEvent.tab();
    expect(item).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  test('is hidden while nothing can be started', () => {
    showShell({ newItems: [] });
    expect(screen.queryByRole('button', { name: 'New' })).toBeNull();
  });
});

test('both headers have logout, search and a link to the public quote, which asks first', async () => {
  const onSearch = vi.fn<() => void>();
  const onAsk = vi.fn<() => void>();
  const { onLogout } = showShell({ onSearch, action: { ...TEAM.action, onAsk } });
  for (const button of screen.getAllByRole('button', { name: 'Logout', hidden: true })) {
    await userEvent.click(button);
  }
  expect(onLogout).toHaveBeenCalledTimes(2);
  const [search] = screen.getAllByRole('button', { name: /^Search or do something/u });
  if (search === undefined) throw new Error('There is no search');
  await userEvent.click(search);
  expect(onSearch).toHaveBeenCalledOnce();
  const links = screen.getAllByRole('link', { name: /^Get (?:Free )?Quote$/u, hidden: true });
  expect(links.map((link) => link.textContent)).toEqual(['Get Quote', 'Get Free Quote']);
  for (const link of links) {
    expect(link).toHaveAttribute('href', '/quote');
    await userEvent.click(link);
  }
  expect(onAsk).toHaveBeenCalledTimes(2);
});

test.each([
  ['link', 'Get Free Quote'],
  ['button', 'Logout'],
] as const)(
  'the menu of small screens stays open while its %s %s asks, so that the focus can return, and closes when the focus leaves it',
  async (role, name) => {
    showShell();
    render(
      <>
        <dialog open>
          <button type="button">Stay here</button>
        </dialog>
        <button type="button">Below</button>
      </>,
    );
    const asking = screen.getAllByRole(role, { name, hidden: true }).at(-1);
    const menu = asking?.closest('details');
    if (!asking || !menu) throw new Error('There is no menu');
    menu.open = true;
    await userEvent.click(asking);
    screen.getByRole('button', { name: 'Stay here' }).focus();
    expect(menu.open).toBe(true);
    asking.focus();
    screen.getByRole('button', { name: 'Below' }).focus();
    expect(menu.open).toBe(false);
  },
);
