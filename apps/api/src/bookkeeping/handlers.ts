import { bookkeepingEndpoints as endpoints } from '@cleaning/contract/bookkeeping';
import { sydneyDateOf } from '@cleaning/pricing';
import { readSnapshot } from '../core/db/client.ts';
import type { HandlersOf } from '../core/http/handlers.ts';
import { exportRecords } from './export-records.ts';
import { exportReport } from './export-report.ts';
import { previewExport } from './preview-export.ts';
import { readAgedDebts, readGstReport } from './reports.ts';

export const bookkeepingHandlers: HandlersOf<typeof endpoints> = {
  exportBookkeeping: async ({ database, viewer, query, now }) => ({
    status: 200,
    body: await exportRecords(database, query, { actorId: viewer.staffId, now }),
  }),

  previewExport: async ({ database, query, now }) => ({
    status: 200,
    body: await readSnapshot(database, (snapshot) =>
      previewExport(snapshot, query, sydneyDateOf(now)),
    ),
  }),

  exportReport: async ({ database, viewer, query, now }) => ({
    status: 200,
    body: await exportReport(database, query, { actorId: viewer.staffId, now }),
  }),

  getGstReport: async ({ database, query }) => ({
    status: 200,
    body: await readSnapshot(database, (snapshot) => readGstReport(snapshot, query.year)),
  }),

  getAgedDebts: async ({ database, query, now }) => ({
    status: 200,
    body: await readSnapshot(database, (snapshot) =>
      readAgedDebts(snapshot, now, { path: endpoints.getAgedDebts.path, query }),
    ),
  }),
};
