import type { appointmentSeriesEndpoints as endpoints } from '@cleaning/contract/series';
import { sydneyDateOf } from '@cleaning/pricing';
import { answerBy } from '../core/command.ts';
import { readSnapshot } from '../core/db/client.ts';
import { reasonOf } from '../core/edit.ts';
import { refuseField } from '../core/http/api-error.ts';
import type { HandlersOf } from '../core/http/handlers.ts';
import { lockClientRecord } from '../clients/client-directory.ts';
import { changing } from './change-series.ts';
import { checkChange, checkStart } from './check-series.ts';
import { coversOf } from './covers.ts';
import { showSeries, readSeries } from './load-series.ts';
import { toCostShown } from '../appointments/commands/cancel-appointment.ts';
import { ending, pausing, resuming } from './pause-series.ts';
import { seriesRecord } from './series-record.ts';
import { listSeries } from './series-repository.ts';
import { startSeries } from './start-series.ts';

/** Answers every endpoint about visits that come again and again. */
export const seriesHandlers: HandlersOf<typeof endpoints> = {
  listAppointmentSeries: async ({ database, viewer, query, now }) => ({
    status: 200,
    body: await readSnapshot(database, async (snapshot) => {
      const found = await listSeries(snapshot, viewer, { clientId: query.client_id });
      const all = await showSeries(snapshot, found, { viewer, now });
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
      return showSeries(snapshot, found, { viewer, now });
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
        { place, recurrence: body, covers: coversOf(body.covers) },
        { viewer, now },
      ),
    };
  },

  changeSeries: answerBy(seriesRecord, ({ transaction, body, viewer, now }) =>
    changing(transaction, body, { viewer, now }),
  ),

  pauseSeries: answerBy(seriesRecord, ({ transaction, body, viewer, now }) =>
    pausing(
      transaction,
      {
        from: body.from,
        resumesOn: body.resumes_on ?? null,
        reason: reasonOf(body),
        clientNoticeAt:
          body.client_notice_at === undefined ? null : new Date(body.client_notice_at),
        costShown: toCostShown(body),
      },
      { viewer, now },
    ),
  ),

  resumeSeries: answerBy(seriesRecord, ({ transaction, body, viewer, now }) =>
    resuming(transaction, body.resumes_on, { viewer, now }),
  ),

  endSeries: answerBy(seriesRecord, ({ transaction, body, viewer, now }) =>
    ending(transaction, { lastDate: body.last_date, reason: body.reason }, { viewer, now }),
  ),
};
