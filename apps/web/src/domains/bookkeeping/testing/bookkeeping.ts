import { anExportPreview, answer, mockEndpoint, someSettings } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, within } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { startService } from '#app/testing/render-app.tsx';

export const BOOKKEEPING = '/staff/portal/bookkeeping';

/** Starts a mock service for the bookkeeping page. */
export function startBookkeeping() {
  const server = startService();
  beforeEach(() => {
    server.use(mockEndpoint(endpoints.getSettings, answer(someSettings())));
  });
  return {
    server,
    /** Serves the export previews. Returns the queries, which are added as they arrive. */
    servePreviews: () => {
      const asked: object[] = [];
      server.use(
        mockEndpoint(endpoints.previewExport, ({ query }) => {
          asked.push(Object.fromEntries(query));
          return answer(anExportPreview());
        }),
      );
      return asked;
    },
    /**
     * Serves downloads of a report under this file name. Returns the queries, which are added as
     * they arrive.
     */
    serveReports: (fileName: string) => {
      const asked: object[] = [];
      server.use(
        mockEndpoint(endpoints.exportReport, ({ query }) => {
          asked.push(Object.fromEntries(query));
          return answer({
            fileName,
            mediaType: 'text/csv; charset=utf-8',
            content: new TextEncoder().encode('Client').buffer,
          });
        }),
      );
      return asked;
    },
  };
}

export const queryIn = ({ location }: { location: { search: string } }) =>
  Object.fromEntries(new URLSearchParams(location.search));

/** The terms of a card with their values: "Invoices 12". */
export function factsOf(name: string): string[] {
  const card = within(screen.getByRole('region', { name }));
  const values = card.getAllByRole('definition').map(({ textContent }) => textContent);
  return card
    .getAllByRole('term')
    .map(({ textContent }, at) => `${textContent} ${values[at]}`.replaceAll('\u00A0', ' '));
}
