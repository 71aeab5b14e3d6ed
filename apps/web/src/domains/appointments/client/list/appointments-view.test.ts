import { describe, expect, it, vi } from 'vitest';
import {
  appointmentsViewPath,
  prefetchAppointments,
  readAppointmentsView,
} from './appointments-view.ts';

const read = (query: string) => readAppointmentsView(new URLSearchParams(query), '2026-11-20');

describe('the view in the address of the appointments', () => {
  it.each(['', 'view=month&month=2027-01', 'page=2&past=3', 'view=request'])(
    'survives a round trip: "%s"',
    (query) => {
      const view = read(query);
      const [, again = ''] = appointmentsViewPath(view).split('?');
      expect(read(again)).toEqual(view);
      expect(again).toBe(query);
    },
  );

  it.each(['2026-13', '1900-01', 'soon', ''])('shows this month for the month "%s"', (month) => {
    expect(read(`view=month&month=${month}`)).toEqual({ kind: 'month', month: '2026-11' });
  });

  it('shows the first page for an invalid page number', () => {
    expect(read('page=-1&past=x&view=odd')).toEqual({ kind: 'list', page: 1, pastPage: 1 });
  });
});

const prefetched = (query: string): unknown[] => {
  const prefetch = vi.fn();
  const mine = vi.fn((asked: unknown) => asked);
  prefetchAppointments({
    api: {
      listMyAppointments: { query: mine },
      listMyAppointmentSeries: { query: () => 'the regular visits' },
      getMyHourlyRates: { query: () => 'their rates' },
    } as never,
    client: {} as never,
    read: prefetch,
    params: {},
    search: new URLSearchParams(query),
    isNdisClient: false,
    isCleaner: false,
  });
  return prefetch.mock.calls.map(([asked]) => asked);
};

describe('what is prefetched for the appointments', () => {
  it('includes the regular visits with their rates, and both lists at the pages in the address', () => {
    expect(prefetched('past=3')).toEqual([
      'the regular visits',
      'their rates',
      { when: 'upcoming', page: 1, page_size: 10 },
      { when: 'past', page: 3, page_size: 10 },
    ]);
  });

  it.each(['view=request', 'view=month'])('includes no list where none is shown: %s', (query) => {
    expect(prefetched(query)).toEqual([]);
  });
});
