import type { appointmentSeriesEndpoints as endpoints } from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import { readSnapshot } from '../core/db/client.ts';
import { refuseField } from '../core/http/api-error.ts';
import type { HandlersOf } from '../core/http/handlers.ts';
import { lockClientRecord } from '../clients/client-directory.ts';
import { changeSeries } from './change-series.ts';
import { checkChange, checkStart } from './check-series.ts';
import { coversOf } from './covers.ts';
import { completeSeries, readSeries } from './load-series.ts';
import { endSeries, pauseSeries, resumeSeries } from './pause-series.ts';

import { listSeries } from './series-repository.ts';
import { startSeries } from './start-series.ts';

/** Answers every endpoint about visits that come again and again. */
export const seriesHandlers: HandlersOf<typeof endpoints> = {
  listAppointmentSeries: async ({ database, viewer, query, now }) => ({
    status: 200,
    body: await readSnapshot(database, async (snapshot) => {
      const found = await listSeries(snapshot, viewer, { clientId: query.client_id });
      const all = await completeSeries(snapshot, found, { viewer, now });
      return [
        ...all.filter(({ status }) => status !== 'ended'),
        ...all.filter(({ status }) => status === 'ended'),
      ];
    }),
  }),

  listMyAppointmentSeries: async ({ database, viewer, now }) => ({
    status: 200,
    body: await readSnapshot(database, async (snapshot) => {
      const found = await listSeries(snapshot, viewer, {
        clientId: viewer.clientId,
        goesOnAfter: sydneyDateOf(now),
      });
      return completeSeries(snapshot, found, { viewer, now });
    }),
  }),

  getAppointmentSeries: async ({ database, viewer, params, now }) => ({
    status: 200,
    body: await readSnapshot(database, (snapshot) =>
      readSeries(snapshot, params.id, { viewer, now }),
    ),
  }),

  checkSeries: async ({ database, viewer, query, now }) => ({
    status: 200,
    body: await checkStart(database, query, { viewer, now }),
  }),

  checkSeriesChange: async ({ database, viewer, params, query, now }) => ({
    status: 200,
    body: await checkChange(database, params.id, query, { viewer, now }),
  }),

  startSeries: async ({ transaction, viewer, body, now }) => {
    const client = await lockClientRecord(transaction, body.client_id);
    if (client === null || !client.isActive) {
      throw refuseField('client_id', 'Choose a client from the list.');
    }
    const place = {
      clientId: client.id,
      quoteId: null,
      serviceId: body.service_id,
      addressLine1: body.address_line1,
      suburb: body.suburb,
      postcode: body.postcode,
      notes: body.notes ?? '',
    };
    return {
      status: 201,
      body: await startSeries(
        transaction,
        { place, rhythm: body, covers: coversOf(body.covers) },
        { viewer, now },
      ),
    };
  },

  changeSeries: async ({ transaction, viewer, params, body: { version, ...change }, now }) => ({
    status: 200,
    body: await changeSeries(transaction, { ...params, viewer, version, now }, change),
  }),

  pauseSeries: async ({ transaction, viewer, params, body, now }) => ({
    status: 200,
    body: await pauseSeries(
      transaction,
      { ...params, viewer, version: body.version, now },
      {
        from: body.from,
        resumesOn: body.resumes_on ?? null,
        reason: body.reason === undefined || body.reason === '' ? null : body.reason,
        clientNoticeAt:
          body.client_notice_at === undefined ? null : new Date(body.client_notice_at),
      },
    ),
  }),

  resumeSeries: async ({ transaction, viewer, params, body, now }) => ({
    status: 200,
    body: await resumeSeries(
      transaction,
      { ...params, viewer, version: body.version, now },
      body.resumes_on,
    ),
  }),

  endSeries: async ({ transaction, viewer, params, body, now }) => ({
    status: 200,
    body: await endSeries(
      transaction,
      { ...params, viewer, version: body.version, now },
      { lastDate: body.last_date, reason: body.reason },
    ),
  }),
};
