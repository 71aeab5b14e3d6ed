import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { headerParts, showHeader } from './testing.tsx';
import { HEADER_SCROLL_THRESHOLD } from './use-scrolled.ts';

const inBar = () => document.querySelector('header > div')?.textContent ?? '';
const menuButton = (name: string) => screen.getByRole('button', { name });

describe('the header for a session', () => {
  test('shows Log in and Register without a user', () => {
    showHeader();
    expect(screen.getAllByRole('link', { name: 'Login', hidden: true })).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: 'Register', hidden: true })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  });

  test('shows a verified user a link to the portal and a Logout that ends the session', async () => {
    const onLogout = vi.fn<() => void>();
    showHeader({
      session: { kind: 'verified', name: 'Jordan', href: '/clients/portal' },
      onLogout,
    });
    const [link] = screen.getAllByRole('link', { name: 'Jordan' });
    expect(link).toHaveAttribute('href', '/clients/portal');
    const logouts = screen.getAllByRole('button', { name: 'Logout', hidden: true });
    for (const logout of logouts) await userEvent.click(logout);
    expect(onLogout).toHaveBeenCalledTimes(2);
    expect(inBar()).not.toContain('Login');
  });

  test('shows an unverified user the reminder and Logout', () => {
    showHeader({ session: { kind: 'unverified', message: 'Please verify your email' } });
    expect(screen.getAllByText('Please verify your email')).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: 'Logout', hidden: true })).toHaveLength(2);
    expect(inBar()).not.toContain('Login');
  });

  test('shows the app navigation instead of the site items', () => {
    showHeader({ appItems: [{ label: 'Quotes', href: '/clients/quotes' }] });
    const { bar, mobile } = headerParts();
    for (const nav of [bar, mobile]) {
      expect(within(nav).getByRole('link', { name: 'Quotes', hidden: true })).toBeInTheDocument();
      expect(within(nav).queryByText('Services')).not.toBeInTheDocument();
    }
  });
});

test('marks the current page', () => {
  showHeader({ currentPath: '/about' });
  const { bar } = headerParts();
  const current = within(bar).getAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.textContent)).toEqual(['About']);
});

test.each([
  [HEADER_SCROLL_THRESHOLD, false],
  [HEADER_SCROLL_THRESHOLD + 1, true],
])('after %d pixels of scroll the compact look is %s', (scrollY, changed) => {
  showHeader();
  vi.stubGlobal('scrollY', scrollY);
  fireEvent.scroll(window);
  expect(screen.getByRole('banner').hasAttribute('data-scrolled')).toBe(changed);
  vi.unstubAllGlobals();
});

test.each([
  ['/faq', 'Resources', 'Services'],
  ['/services', 'Services', 'Resources'],
])('on %s the menu %s is marked, and %s is not', (currentPath, marked, unmarked) => {
  showHeader({ currentPath });
  expect(menuButton(marked)).toHaveAttribute('aria-current', 'true');
  expect(menuButton(unmarked)).not.toHaveAttribute('aria-current');
});
