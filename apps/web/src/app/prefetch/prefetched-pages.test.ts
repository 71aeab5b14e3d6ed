import { aUser } from '@cleaning/api-client/testing';
import { authActions } from '@cleaning/auth';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createAppServices } from '../app-services.ts';
import { routesFor } from '../routes.tsx';
import { createAppStore } from '../store.ts';

const ID = '0190a1b2-0000-7000-8000-000000000001';

let asked: string[] = [];
const server = setupServer(
  http.get('*/api/v1/*', ({ request }) => {
    asked.push(request.url.replace(/^.*\/api\/v1\//u, ''));
    return new HttpResponse(null, { status: 404 });
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

/** Hovers over a link to this address, and returns the requests that this caused. */
async function askedFor(href: string, count: number, isNdisClient = false): Promise<string[]> {
  asked = [];
  const store = createAppStore();
  const user = aUser({ client_type: isNdisClient ? 'ndis' : 'general' });
  store.dispatch(authActions.initialised({ token: 'abc', user }));
  const services = createAppServices({
    store,
    routesFor,
    navigation: { location: window.location, navigate: () => undefined },
  });
  onTestFinished(() => void store.dispatch(authActions.loggedOut()));
  services.prefetchPage(href);
  await vi.waitFor(() => expect(asked).toHaveLength(count), { timeout: 10_000 });
  return asked.toSorted();
}
describe('the data that is prefetched for a page', () => {
  it.each([
    ['/clients/portal', ['accounts/dashboard/']],
    ['/clients/quotes?show=sent', [expect.stringMatching(/^quotes\/my-quotes\/\?/u)]],
    [`/clients/quotes/${ID}`, [`quotes/${ID}/`]],
    ['/clients/quotes/create', ['accounts/addresses/?page_size=100']],
    ['/clients/invoices', [expect.stringMatching(/^invoices\/my-invoices\/\?/u)]],
    ['/clients/messages?page=2', ['messages/?page=2&page_size=10']],
    [
      `/clients/messages?thread=${ID}`,
      [`messages/${ID}/`, `messages/${ID}/messages/?page_size=30`, 'messages/?page=1&page_size=10'],
    ],
    [
      '/clients/appointments?past=2',
      [
        'appointment_series/mine/',
        'appointments/my_appointments/?when=past&page=2&page_size=10',
        'appointments/my_appointments/?when=upcoming&page=1&page_size=10',
        'invoices/hourly_rates/mine/',
      ],
    ],
    [
      '/clients/documents?show=reports',
      ['documents/?ordering=-created_at&page=1&page_size=10&category=reports'],
    ],
    [
      '/clients/account',
      ['accounts/addresses/?page_size=100', 'accounts/profile/', 'accounts/profile/client/'],
    ],
  ])('%s', async (href, expected) => {
    expect(await askedFor(href, expected.length)).toEqual(expected);
  });

  it('includes the rate at which the plan of a participant pays for a quote', async () => {
    expect(await askedFor(`/clients/quotes/${ID}`, 2, true)).toEqual([
      'invoices/hourly_rates/mine/',
      `quotes/${ID}/`,
    ]);
  });

  it('includes the agreement of a participant', async () => {
    expect(await askedFor('/clients/documents', 3, true)).toEqual([
      'accounts/profile/client/',
      'documents/?category=agreements&source=company&ordering=-created_at&page_size=1',
      'documents/?ordering=-created_at&page=1&page_size=10',
    ]);
  });
});
