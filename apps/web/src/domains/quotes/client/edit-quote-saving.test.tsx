import {
  aQuote,
  aUser,
  answer,
  mockEndpoint,
  noResponse,
  refuse,
} from '@cleaning/api-client/testing';
import { authActions } from '@cleaning/auth';
import { endpoints } from '@cleaning/contract/endpoints';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { atStep, completeQuote, openedQuote, takeChanges } from '../testing/edit-quote.ts';
import { aQuotesPage } from '../testing/a-quotes-page.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openPortal } from '#app/testing/portal.ts';

const server = startService();

beforeEach(() => {
  server.use(
    mockEndpoint(endpoints.listMyQuotes, answer(aQuotesPage([]))),
    openedQuote(completeQuote),
  );
});

describe('saving a draft while typing', () => {
  it('keeps what is typed when the network is lost, says so and saves it later', async () => {
    server.use(mockEndpoint(endpoints.updateQuote, noResponse()));
    const { user } = await openPortal(atStep('address'));
    await user.type(await screen.findByLabelText(/Getting in/u), 'Knock');
    await user.click(screen.getByRole('button', { name: 'Save and finish later' }));
    expect(
      await screen.findByText(/Network error\. .+ What you typed is still here\./u),
    ).toBeVisible();
    expect(screen.getByLabelText(/Getting in/u)).toHaveValue('Knock');
    const bodies = takeChanges(server, completeQuote);
    await user.click(screen.getByRole('button', { name: 'Try now' }));
    await waitFor(() => expect(bodies).toEqual([{ access_notes: 'Knock' }]));
    expect(screen.queryByText(/we will try again/u)).not.toBeInTheDocument();
  });

  it('tries again as soon as the connection is back, and says when it was saved', async () => {
    server.use(mockEndpoint(endpoints.updateQuote, noResponse()));
    const { user } = await openPortal(atStep('address'));
    await user.type(await screen.findByLabelText(/Getting in/u), 'Knock');
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findAllByText('Not saved, we will try again')).toHaveLength(2);
    expect(screen.getByText(/^Draft Q-1048, not saved, we will try again$/u)).toBeVisible();
    const bodies = takeChanges(server, completeQuote);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(bodies).toEqual([{ access_notes: 'Knock' }]));
    expect(await screen.findByText(/^Saved \d+:\d\d [ap]m$/u)).toBeVisible();
  });

  it('saves when the page is about to be closed, and asks before it closes', async () => {
    const bodies = takeChanges(server, completeQuote);
    const { user } = await openPortal(atStep('address'));
    await user.type(await screen.findByLabelText(/Getting in/u), 'Knock');
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
    await waitFor(() => expect(bodies).toEqual([{ access_notes: 'Knock' }]));
    await screen.findByText(/^Saved/u);
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  it('saves when another page of the portal is opened', async () => {
    const bodies = takeChanges(server, completeQuote);
    const { user, router } = await openPortal(atStep('address'));
    await user.type(await screen.findByLabelText(/Getting in/u), 'Knock');
    await router.navigate('/clients/calculator');
    await waitFor(() => expect(bodies).toEqual([{ access_notes: 'Knock' }]));
  });

  it('keeps what was typed when the session ends', async () => {
    server.use(
      mockEndpoint(endpoints.updateQuote, refuse(401, { code: 'authentication_required' })),
    );
    const { user, store } = await openPortal(atStep('address'));
    await user.type(await screen.findByLabelText(/Getting in/u), 'Knock');
    await user.click(screen.getByRole('button', { name: 'Save and finish later' }));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    act(() => void store.dispatch(authActions.loginSucceeded({ token: 'new', user: aUser() })));
    expect(await screen.findByLabelText(/Getting in/u)).toHaveValue('Knock');
  });

  it('restores unsaved answers at the next login of the same user only', async () => {
    server.use(mockEndpoint(endpoints.updateQuote, noResponse()));
    const first = await openPortal(atStep('address'));
    await first.user.type(await screen.findByLabelText(/Getting in/u), 'Key under pot');
    await first.router.navigate('/clients/calculator');
    await first.router.navigate(atStep('address'));
    expect(await screen.findByLabelText(/Getting in/u)).toHaveValue('Key under pot');
    await first.router.navigate('/clients/calculator');

    const user = aUser({ id: '0190a1b2-0000-7000-8000-00000000beef' });
    act(() => void first.store.dispatch(authActions.loginSucceeded({ token: 'xyz', user })));
    await act(() => first.router.navigate(atStep('address')));
    expect(await screen.findByLabelText(/Getting in/u)).toHaveValue('');
  });
});

it('asks about answers that were changed elsewhere since they were typed and kept', async () => {
  server.use(mockEndpoint(endpoints.updateQuote, noResponse()));
  const { user, router, queryClient } = await openPortal(atStep('address'));
  await user.type(await screen.findByLabelText(/Getting in/u), 'Knock');
  await router.navigate('/clients/calculator');
  queryClient.clear();
  const { version } = completeQuote;
  const current = { ...completeQuote, version: version + 1, access_notes: 'Ring twice.' };
  const versions: number[] = [];
  server.use(
    openedQuote(current),
    mockEndpoint(endpoints.updateQuote, ({ body }) => {
      versions.push(body.version);
      return refuse(409, { code: 'stale_version', detail: 'It has changed.', current });
    }),
  );
  await router.navigate(atStep('address'));
  expect(await screen.findByLabelText(/Getting in/u)).toHaveValue('Knock');
  await user.click(screen.getByRole('button', { name: 'Save and finish later' }));
  expect(await screen.findByText('Ring twice.')).toBeVisible();
  expect(versions).toEqual([version]);
});

describe('a draft that was deleted elsewhere', () => {
  it('creates one new draft with what was typed, an incomplete postcode included', async () => {
    const fresh = aQuote({ id: '0190a1b2-0000-7000-8000-000000002048', reference: 'Q-2048' });
    const bodies: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.updateQuote, refuse(404, { code: 'not_found' })),
      mockEndpoint(endpoints.createQuote, ({ body }) => {
        bodies.push(body);
        server.use(openedQuote(fresh));
        return answer(fresh);
      }),
    );
    const { user, path } = await openPortal(atStep('address'));
    await user.type(await screen.findByLabelText(/Getting in/u), 'Knock');
    await user.clear(screen.getByLabelText('Postcode'));
    await user.type(screen.getByLabelText('Postcode'), '21');
    await user.click(screen.getByRole('button', { name: 'Save and finish later' }));
    expect(await screen.findByText('This draft was deleted')).toBeVisible();
    await user.dblClick(screen.getByRole('button', { name: 'Save as a new draft' }));
    await waitFor(() => expect(path()).toBe(`/clients/quotes/${fresh.id}/edit?step=address`));
    expect(bodies).toEqual([
      {
        service_id: 'deep',
        rooms: { bedroom: 3, bathroom: 2, kitchen: 1, living: 1, dining: 0 },
        addon_ids: ['oven'],
        address_line1: '1 Example Street',
        suburb: 'Ryde',
        access_notes: 'Knock',
        interval_weeks: null,
        preferred_date: null,
        preferred_time: 'any',
        second_date: null,
        second_time: null,
      },
    ]);
    expect(await screen.findByText(/^Draft Q-2048/u)).toBeVisible();
    expect(screen.getByLabelText(/Getting in/u)).toHaveValue('Knock');
    expect(screen.getByLabelText('Postcode')).toHaveValue('21');
  });

  it('can be saved as a new one after a lost answer, also with other answers', async () => {
    const fresh = aQuote({ id: '0190a1b2-0000-7000-8000-000000002048' });
    const sent: { notes: unknown; key: string | null }[] = [];
    server.use(
      mockEndpoint(endpoints.updateQuote, refuse(404, { code: 'not_found' })),
      mockEndpoint(endpoints.createQuote, ({ body, headers }) => {
        sent.push({ notes: body.access_notes, key: headers.get('idempotency-key') });
        if (sent.length < 3) return noResponse();
        server.use(openedQuote(fresh));
        return answer(fresh);
      }),
    );
    const { user, path } = await openPortal(atStep('address'));
    const notes = await screen.findByLabelText(/Getting in/u);
    await user.type(notes, 'Knock');
    await user.click(screen.getByRole('button', { name: 'Save and finish later' }));
    const saveAgain = async () => {
      await user.click(await screen.findByRole('button', { name: 'Save as a new draft' }));
    };
    await saveAgain();
    await waitFor(() => expect(sent).toHaveLength(1));
    await saveAgain();
    await waitFor(() => expect(sent).toHaveLength(2));
    await user.type(notes, ' twice');
    await saveAgain();
    await waitFor(() => expect(path()).toBe(`/clients/quotes/${fresh.id}/edit?step=address`));
    const [first, repeated, changed] = sent;
    expect(repeated).toEqual(first);
    expect(changed?.notes).toBe('Knock twice');
    expect(changed?.key).not.toBe(first?.key);
  });
});
