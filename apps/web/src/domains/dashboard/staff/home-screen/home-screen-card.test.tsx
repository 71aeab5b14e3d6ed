import { answer, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openCleanerPortal, startCleanerService } from '#app/testing/cleaner-portal.ts';
import { OTHER_OWN_VISITS, OWN_VISIT, ownVisits } from '#domains/appointments/testing/mias-day.ts';
import { HOME, setTimeOfToday } from '../../testing.ts';
import { HOME_SCREEN_KEY } from './home-screen-note.ts';
import { installBrowser } from '../../install-prompt.ts';

const server = startCleanerService();
setTimeOfToday();

const KEY = HOME_SCREEN_KEY;
const TITLE = 'Put your day on your home screen';
const remember = (firstDay: string) =>
  localStorage.setItem(KEY, JSON.stringify({ firstDay, offeredOn: null, isAnswered: false }));
const remembered = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const card = async () => within(await screen.findByRole('region', { name: TITLE }));
const dayIsShown = () => screen.findByRole('region', { name: 'Done for today' });

beforeEach(() => {
  localStorage.removeItem(KEY);
  server.use(
    mockEndpoint(
      endpoints.getOwnVisits,
      answer(ownVisits({ visits: [{ ...OWN_VISIT, status: 'completed' }] })),
    ),
  );
  vi.spyOn(installBrowser, 'way').mockReturnValue('ask');
});

describe('a portal for the home screen', () => {
  it('is not offered on the first day, of which the date alone is kept', async () => {
    await openCleanerPortal(HOME);
    await dayIsShown();
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
    expect(remembered()).toEqual({
      firstDay: '2026-12-03',
      offeredOn: null,
      isAnswered: false,
    });
  });

  it('is asked for by the browser at the end of the second day, and then never again', async () => {
    remember('2026-12-02');
    const ask = vi.spyOn(installBrowser, 'ask').mockResolvedValue(true);
    const { user } = await openCleanerPortal(HOME);
    await user.click((await card()).getByRole('button', { name: 'Add to home screen' }));
    expect(ask).toHaveBeenCalledOnce();
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(remembered()).toEqual({
      firstDay: '2026-12-02',
      offeredOn: '2026-12-03',
      isAnswered: true,
    });
  });

  it('is shown on that day alone', async () => {
    remember('2026-12-02');
    await openCleanerPortal(HOME);
    await card();
    expect(remembered()).toMatchObject({ offeredOn: '2026-12-03', isAnswered: false });
  });

  it('is over for good with “Not now”', async () => {
    remember('2026-12-02');
    const { user } = await openCleanerPortal(HOME);
    await user.click((await card()).getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
    expect(remembered()).toMatchObject({ isAnswered: true });
  });

  it('says how it is done when the browser did not ask', async () => {
    remember('2026-12-02');
    vi.spyOn(installBrowser, 'ask').mockResolvedValue(false);
    const { user } = await openCleanerPortal(HOME);
    await user.click((await card()).getByRole('button', { name: 'Add to home screen' }));
    expect(await (await card()).findByRole('status')).toHaveTextContent('Open its menu');
    expect((await card()).queryByRole('button', { name: 'Add to home screen' })).toBeNull();
    await user.click((await card()).getByRole('button', { name: 'Not now' }));
    expect(remembered()).toMatchObject({ isAnswered: true });
  });

  it('is in words on an iPhone', async () => {
    remember('2026-12-02');
    vi.spyOn(installBrowser, 'way').mockReturnValue('words');
    const { user } = await openCleanerPortal(HOME);
    expect((await card()).getByText(/^Press Share, then Add to Home Screen\./u)).toBeVisible();
    await user.click((await card()).getByRole('button', { name: 'I have added it' }));
    expect(remembered()).toMatchObject({ isAnswered: true });
  });

  it.each([
    ['where nothing can be installed', null, { visits: [{ ...OWN_VISIT, status: 'completed' }] }],
    ['before the last visit', 'ask', { visits: [OTHER_OWN_VISITS.next] }],
  ] as const)('is not offered %s', async (_title, way, { visits }) => {
    remember('2026-12-02');
    vi.spyOn(installBrowser, 'way').mockReturnValue(way);
    server.use(mockEndpoint(endpoints.getOwnVisits, answer(ownVisits({ visits: [...visits] }))));
    await openCleanerPortal(HOME);
    await screen.findByRole('region', { name: 'This week' });
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
  });
});
