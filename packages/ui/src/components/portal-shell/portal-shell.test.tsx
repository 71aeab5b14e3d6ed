import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LOGO, PORTAL_ITEMS } from '../../stories/samples.tsx';
import { PortalShell } from './portal-shell.tsx';

function show(currentPath: string, onLogout = vi.fn<() => void>()) {
  const view = (path: string) => (
    <PortalShell
      logo={LOGO}
      items={PORTAL_ITEMS}
      person={{
        name: 'Jordan Ellis',
        detail: 'NDIS client',
        initials: 'JE',
        href: '/clients/account',
        linkLabel: 'Your details',
      }}
      onLogout={onLogout}
      currentPath={path}
    >
      <h1>Page</h1>
    </PortalShell>
  );
  const { rerender } = render(view(currentPath));
  const [side, tabs] = screen.getAllByRole('navigation', { name: 'Portal' });
  if (!side || !tabs) throw new Error('The shell has lost a navigation');
  return { side: within(side), tabs: within(tabs), goTo: (path: string) => rerender(view(path)) };
}

const currentNames = (nav: ReturnType<typeof show>['side']) =>
  nav.getAllByRole('link', { current: 'page' }).map((link) => link.textContent);

test.each(['/clients/invoices', '/clients/invoices/1048', '/clients/invoices/1048/pay'])(
  'marks the section of %s',
  (path) => {
    const { side, tabs } = show(path);
    expect(currentNames(side)).toEqual([expect.stringMatching(/^Invoices/)]);
    expect(currentNames(tabs)).toEqual([expect.stringMatching(/^Invoices/)]);
  },
);

test('shows how many things need attention', () => {
  const { side } = show('/clients/portal');
  expect(side.getByRole('link', { name: /^Quotes.*2 need attention$/ })).toBeInTheDocument();
  expect(side.getByRole('link', { name: /^Messages.*1 needs attention$/ })).toBeInTheDocument();
});

test('counts under More what needs attention in the pages that have no tab', () => {
  const { tabs } = show('/clients/portal');
  expect(tabs.getByRole('button', { name: /^More.*2 need attention$/ })).toBeVisible();
});

test('has four pages in the tabs and the others behind More', async () => {
  const { tabs } = show('/clients/portal');
  expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/clients/portal',
    '/clients/appointments',
    '/clients/invoices',
    '/clients/messages',
  ]);
  await userEvent.click(tabs.getByRole('button', { name: /^More/ }));
  const sheet = within(screen.getByRole('dialog', { name: 'More' }));
  expect(sheet.getAllByRole('link').map((link) => link.textContent)).toEqual([
    expect.stringMatching(/^Quotes/),
    'Documents',
    'Calculator',
    'Your details',
  ]);
});

test('marks More while one of its pages is shown', () => {
  const { tabs } = show('/clients/documents');
  expect(tabs.getByRole('button', { name: /^More/ })).toHaveAttribute('aria-current', 'true');
});

test('closes the sheet by its button, and when the page changes', async () => {
  const { tabs, goTo } = show('/clients/portal');
  const more = tabs.getByRole('button', { name: /^More/ });
  await userEvent.click(more);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(more);
  goTo('/clients/documents');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('logs out from the sidebar and from the sheet', async () => {
  const onLogout = vi.fn<() => void>();
  const { tabs } = show('/clients/portal', onLogout);
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await userEvent.click(tabs.getByRole('button', { name: /^More/ }));
  const sheet = within(screen.getByRole('dialog', { name: 'More' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('has a skip link to the content', () => {
  show('/clients/portal');
  const skip = screen.getByRole('link', { name: 'Skip to main content' });
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
});
