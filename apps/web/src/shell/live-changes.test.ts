import { aQuoteSummary, answer, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { API_BASE_PATH } from '@cleaning/contract/http/rules';
import { LIVE_PATH, type LiveChange } from '@cleaning/contract/live/rules';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { eventually } from '@cleaning/test-setup/eventually';
import { describe, expect, it, vi } from 'vitest';
import { mockLiveStream } from '#app/testing/mock-live-stream.ts';
import { aQuotesPage } from '#domains/quotes/testing/a-quotes-page.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openPortal } from '#app/testing/portal.ts';

const service = startService();
const id = '0190a1b2-0000-7000-8000-000000001048';
const change = { kind: 'quote', id } satisfies LiveChange;

/** Serves a list that has one more quote each time it is read. */
function growingList() {
  let count = 0;
  const list = vi.fn(() => {
    count += 1;
    const quotes = Array.from({ length: count }, (_, index) =>
      aQuoteSummary({ id: `${id.slice(0, -1)}${index}`, reference: `Q-${1047 + index}` }),
    );
    return answer(aQuotesPage(quotes));
  });
  service.use(mockEndpoint(endpoints.listMyQuotes, list));
  return list;
}

const look = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('the live updates of a portal page', () => {
  it('show what changed elsewhere, keep the focus, and show no loading state', async () => {
    const { seen, send } = mockLiveStream(service);
    growingList();
    await openPortal(SITE_PATHS.clientQuotes);
    await screen.findByRole('link', { name: /(?:Finish|Review|View) Q-1047/u });
    await eventually(() => expect(seen).toHaveLength(1));
    expect(seen[0]?.get('authorization')).toBe('Token abc');
    const link = screen.getByRole('link', { name: /(?:Finish|Review|View) Q-1047/u });
    link.focus();
    const busy = vi.fn();
    const observer = new MutationObserver(() => {
      if (document.querySelector('[aria-busy="true"]') !== null) busy();
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    send('ready');
    send('change', change);
    await screen.findByRole('link', { name: /(?:Finish|Review|View) Q-1048/u });
    expect(link).toHaveFocus();
    expect(busy).not.toHaveBeenCalled();
    observer.disconnect();
  });

  it('reload everything on the page when changes may have been missed', async () => {
    const { send } = mockLiveStream(service);
    const list = growingList();
    await openPortal(SITE_PATHS.clientQuotes);
    await screen.findByRole('link', { name: /(?:Finish|Review|View) Q-1047/u });
    send('reset');
    await screen.findByRole('link', { name: /(?:Finish|Review|View) Q-1048/u });
    expect(list).toHaveBeenCalledTimes(2);
  });

  it('are optional: the page works without a stream', async () => {
    growingList();
    service.use(http.get(`*${API_BASE_PATH}/${LIVE_PATH}`, () => HttpResponse.error()));
    await openPortal(SITE_PATHS.clientQuotes);
    await screen.findByRole('link', { name: /(?:Finish|Review|View) Q-1047/u });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('close the stream a minute after the page was hidden, and open it again when it is visible', async () => {
    const { seen, send } = mockLiveStream(service);
    growingList();
    await openPortal(SITE_PATHS.clientQuotes);
    await eventually(() => expect(seen).toHaveLength(1));
    send('ready');
    send('change', change);
    await screen.findByRole('link', { name: /(?:Finish|Review|View) Q-1048/u });
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    look('hidden');
    vi.advanceTimersByTime(59_000);
    look('visible');
    look('hidden');
    vi.advanceTimersByTime(59_000);
    expect(seen).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    vi.useFakeTimers({ toFake: ['Date'] });
    look('visible');
    await eventually(() => expect(seen).toHaveLength(2));
    expect(seen[1]?.get('last-event-id')).toBe('7-1');
  });
});

it('a public page opens no stream', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const requests = vi.spyOn(window, 'fetch');
  await openPortal(SITE_PATHS.about);
  // The stream opens once the browser is idle and its code has loaded.
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.dynamicImportSettled();
  expect(requests).not.toHaveBeenCalled();
});
