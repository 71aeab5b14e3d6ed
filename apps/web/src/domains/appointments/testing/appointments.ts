import { aPageOf, answer, mockEndpoint } from '@cleaning/api-client/testing';
import type { AppointmentSummary } from '@cleaning/contract/appointments';
import { endpoints } from '@cleaning/contract/endpoints';
import { beforeEach, vi } from 'vitest';
import { aQuotesPage } from '#domains/quotes/testing/a-quotes-page.ts';
import { startService } from '#app/testing/render-app.tsx';

export const APPOINTMENTS = '/clients/appointments';

/**
 * Starts a mock service for tests about appointments. It is 1 pm in Sydney on Friday 20 November
 * 2026.
 */
export function startAppointments() {
  const server = startService();
  beforeEach(() => {
    // The navigation shows the number of waiting quotes.
    server.use(
      mockEndpoint(endpoints.listMyQuotes, answer(aQuotesPage([]))),
      mockEndpoint(endpoints.listMyAppointmentSeries, answer([])),
    );
    vi.setSystemTime('2026-11-20T02:00:00.000Z');
  });

  /** Serves the client's appointments. Returns the queries it received. */
  function serveAppointments(
    upcoming: AppointmentSummary[],
    past: AppointmentSummary[] = [],
  ): string[] {
    const asked: string[] = [];
    server.use(
      mockEndpoint(endpoints.listMyAppointments, ({ query }) => {
        asked.push(query.toString());
        const when = query.get('when');
        if (when === 'past') return answer(aPageOf(past));
        return answer(aPageOf(when === 'all' ? [...upcoming, ...past] : upcoming));
      }),
    );
    return asked;
  }

  return { server, serveAppointments };
}
