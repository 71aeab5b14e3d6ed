import {
  aClientCounts,
  aCappedPageOf,
  aPageOf,
  aProfile,
  answer,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { company } from '@cleaning/company';
import { endpoints } from '@cleaning/contract/endpoints';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mockLiveStream } from '#app/testing/mock-live-stream.ts';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { FOOTER_SERVICES, QUICK_LINKS, SOCIAL_LINKS } from '#content/site-navigation.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const server = startService();
const HOME = '/staff/portal';

/** Keys that only pages other than Today have. */
const ELSEWHERE = [
  ['M', 'Move a visit'],
  ['Shift and ← →', 'Earlier, later by 15 min'],
  ['Ctrl and Enter', 'Send'],
  [';', 'Quick replies'],
] as const;

const navigation = (name: string) => within(screen.getByRole('navigation', { name }));

describe('the frame of the staff portal', () => {
  it('has the navigation of the portal, a skip link and one footer', async () => {
    await openStaffPortal(HOME);
    expect(navigation('Staff portal').getByRole('link', { name: 'Today' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveAttribute(
      'href',
      '#main',
    );
    expect(await screen.findAllByRole('contentinfo')).toHaveLength(1);
  });

  it('keeps the footer closed to one line, opens it by keyboard and closes it on the next page', async () => {
    server.use(mockEndpoint(endpoints.listClients, answer(aCappedPageOf([]))));
    server.use(mockEndpoint(endpoints.getClientCounts, answer(aClientCounts())));
    const { user, router } = await openStaffPortal(HOME);
    const footer = within(await screen.findByRole('contentinfo'));
    const names = () => footer.getAllByRole('link').map((link) => link.textContent);
    expect(names()).toEqual(['Privacy policy', 'Terms', company.phoneDisplay]);
    expect(footer.getByText(`© ${new Date().getFullYear()} ${company.name}`)).toBeVisible();
    footer.getByRole('button', { name: 'Company links' }).focus();
    await user.keyboard('{Enter}');
    const links = [...QUICK_LINKS, ...FOOTER_SERVICES, ...SOCIAL_LINKS].map(({ label }) => label);
    for (const name of [...links, company.email.support])
      expect(footer.getByRole('link', { name })).toBeVisible();
    expect(footer.getByRole('button', { name: 'Subscribe' })).toBeVisible();
    await act(() => router.navigate('/staff/portal/clients'));
    await screen.findByRole('heading', { level: 1, name: 'Clients' });
    expect(
      within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Company links' }),
    ).toHaveAttribute('aria-expanded', 'false');
  });

  it('asks who a quote is for before Get Quote leaves for the website, which logs the team out', async () => {
    server.use(mockEndpoint(endpoints.listClients, answer(aCappedPageOf([]))));
    const { user, path } = await openStaffPortal(HOME);
    const getQuote = screen.getByRole('link', { name: 'Get Quote' });
    await user.click(getQuote);
    const dialog = within(await screen.findByRole('dialog', { name: 'Who is the quote for?' }));
    expect(dialog.getByRole('link', { name: 'Open and log out' })).toHaveAttribute(
      'href',
      '/quote',
    );
    await user.click(dialog.getByRole('button', { name: 'Stay here' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(path()).toBe(HOME);
    await user.click(getQuote);
    await user.click(await screen.findByRole('link', { name: 'Make a quote' }));
    await waitFor(() => expect(path()).toBe('/staff/portal/quotes/new'));
    expect(screen.queryByRole('dialog', { name: 'Who is the quote for?' })).toBeNull();
  });

  it('links from the name to the user’s home, with initials once the profile is loaded', async () => {
    const { promise: loaded, resolve: show } = Promise.withResolvers<void>();
    server.use(
      mockEndpoint(endpoints.getProfile, async () => {
        await loaded;
        return answer(aProfile({ last_name: 'Whitlock' }));
      }),
    );
    await openStaffPortal(HOME);
    const [name] = screen.getAllByRole('link', { name: 'Sam' });
    expect(name).toHaveAttribute('href', HOME);
    expect(name?.firstElementChild).toHaveAttribute('data-initials', '');
    show();
    await waitFor(() => expect(name?.firstElementChild).toHaveAttribute('data-initials', 'SW'));
  });

  it('stays usable when the profile cannot be loaded', async () => {
    server.use(mockEndpoint(endpoints.getProfile, refuse(500, {})));
    await openStaffPortal(HOME);
    expect(screen.getAllByRole('link', { name: 'Sam' })[0]).toBeVisible();
  });

  it('logs out with one press', async () => {
    const { user, logout } = await openStaffPortal(HOME);
    const [button] = screen.getAllByRole('button', { name: 'Logout' });
    if (button === undefined) throw new Error('There is no Logout');
    await user.dblClick(button);
    await waitFor(() => expect(logout).toHaveBeenCalledOnce());
  });

  it('says when there is no connection', async () => {
    await openStaffPortal(HOME);
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText(/^No signal since/u)).toBeVisible();
    online.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/^No signal since/u)).toBeNull();
  });

  it('says that changes show at once, and when live updates are interrupted', async () => {
    const { send, end } = mockLiveStream(server);
    await openStaffPortal('/staff/portal');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Live')).toBeNull();
    send('ready');
    expect(await screen.findByText('Live')).toBeVisible();
    end();
    expect(await screen.findByText('Reconnecting')).toBeVisible();
    expect(screen.queryByText('Live')).toBeNull();
  });
});

describe('access to the staff portal', () => {
  it('hides the admin portal from staff, and redirects them from it with the reason', async () => {
    const { path, user } = await openStaffPortal('/admin/portal');
    await waitFor(() => expect(path()).toBe(HOME));
    const heading = await screen.findByRole('heading', {
      level: 1,
      name: 'You do not have permission to access this page.',
    });
    expect(heading).toBeVisible();
    expect(screen.getByText(/^You are logged in as Sam, staff\./u)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Go to Today' }));
    await waitFor(() => expect(heading).not.toBeInTheDocument());
    expect(path()).toBe(HOME);
  });

  it('gives admins both portals, and a switch between them', async () => {
    const admin = aStaffUser({ first_name: 'Dana', user_type: 'admin' });
    server.use(mockEndpoint(endpoints.listUsers, answer(aPageOf([]))));
    const { path, user } = await openStaffPortal(HOME, { user: admin });
    expect(path()).toBe(HOME);
    expect(screen.getAllByRole('link', { name: 'Dana' })[0]).toHaveAttribute(
      'href',
      '/admin/portal',
    );
    const [portals] = screen.getAllByRole('navigation', { name: 'Portals' });
    if (portals === undefined) throw new Error('There is no switch');
    await user.click(within(portals).getByRole('link', { name: 'Admin' }));
    await waitFor(() => expect(path()).toBe('/admin/portal'));
    expect(await screen.findByRole('navigation', { name: 'Admin portal' })).toBeVisible();
    expect(navigation('Admin portal').getByRole('link', { name: 'Home' })).toBeVisible();
  });

  it.each(['/clients/quotes', '/admin/portal'])(
    'redirects staff from %s, and shows the reason once: not on the way back, nor after a reload',
    async (address) => {
      const { path, router } = await openStaffPortal(address);
      await waitFor(() => expect(path()).toBe(HOME));
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'You do not have permission to access this page.',
      );
      await act(() => router.navigate('/no-such-page'));
      await act(() => router.navigate(-1));
      expect(await screen.findByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
      expect(path()).toBe(HOME);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('sends a client to the client portal', async () => {
    const { path } = await openStaffPortal(HOME, { user: aStaffUser({ user_type: 'client' }) });
    await waitFor(() => expect(path()).toBe('/clients/portal'));
  });

  it('sends a visitor to the login, and remembers the page', async () => {
    const { path } = await openStaffPortal(HOME, { user: null });
    await waitFor(() => expect(path()).toBe('/accounts/login?next=%2Fstaff%2Fportal'));
  });
});

describe('the keyboard in the staff portal', () => {
  it('leads home with G and T', async () => {
    const { user, path } = await openStaffPortal(`${HOME}?show=everyone`);
    await screen.findByText('No visits today');
    await user.keyboard('gt');
    await waitFor(() => expect(path()).toBe(HOME));
  });

  it('lists the shortcuts of every page with a question mark or a button, and can switch single keys off', async () => {
    const sent = vi.fn<(body: unknown) => void>();
    server.use(
      mockEndpoint(endpoints.updateStaffPreferences, ({ body }) => {
        sent(body);
        return answer({ single_key_shortcuts: false, area: null });
      }),
    );
    const { user, path } = await openStaffPortal(`${HOME}?show=everyone`);
    await screen.findByText('No visits today');
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(sheet).getByText('Today').parentElement).toHaveTextContent('TodayG then T');
    for (const [keys, label] of ELSEWHERE)
      expect(within(sheet).getByText(label).parentElement).toHaveTextContent(`${label}${keys}`);
    await user.click(within(sheet).getByRole('checkbox', { name: 'Single-key shortcuts' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledExactlyOnceWith({ single_key_shortcuts: false }),
    );
    await user.click(within(sheet).getAllByRole('button', { name: 'Close' })[0] ?? sheet);
    await user.keyboard('gt');
    expect(path()).toBe(`${HOME}?show=everyone`);
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    expect(await screen.findByRole('checkbox', { name: 'Single-key shortcuts' })).not.toBeChecked();
  });

  it('lists in the menu on a phone what can be started', async () => {
    await openStaffPortal(HOME);
    const [start] = await screen.findAllByText('New quote, visit or invoice');
    expect(start?.closest('summary')).not.toBeNull();
  });

  it('returns to the list with Escape, but closes a menu first', async () => {
    server.use(mockEndpoint(endpoints.listClients, answer(aCappedPageOf([]))));
    server.use(mockEndpoint(endpoints.getClientCounts, answer(aClientCounts())));
    const { user, path } = await openStaffPortal('/staff/portal/clients/new');
    await screen.findByRole('heading', { level: 1, name: 'New client' });
    const [menu] = screen.getAllByRole('button', { name: 'New' });
    await user.click(menu ?? document.body);
    await user.keyboard('{Escape}');
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    expect(path()).toBe('/staff/portal/clients/new');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(path()).toBe('/staff/portal/clients'));
  });

  it('switches single keys back on when the change is refused', async () => {
    server.use(mockEndpoint(endpoints.updateStaffPreferences, refuse(500, {})));
    const { user } = await openStaffPortal(HOME);
    await user.click(await screen.findByRole('button', { name: 'Keyboard shortcuts' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    const box = sheet.getByRole('checkbox', { name: 'Single-key shortcuts' });
    await waitFor(() => expect(box).toBeChecked());
    await user.click(box);
    expect(await sheet.findByText('Server error. Please try again later.')).toBeVisible();
    expect(box).toBeChecked();
  });
});
