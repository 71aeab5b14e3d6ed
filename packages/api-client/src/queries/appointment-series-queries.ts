import type {
  AppointmentSeries,
  CheckSeriesChangeQuery,
  CheckSeriesQuery,
  StartSeriesRequest,
} from '@cleaning/contract/series';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Keyed } from '../client/call-options.ts';
import type { PortalClient } from '../client/portal-client.ts';
import { isApiError } from '../errors/api-error.ts';
import { type CommandBody, invalidateVisitLists } from './appointment-commands.ts';
import { queryKeys } from './query-keys.ts';

const keys = queryKeys.appointments;

export function createAppointmentSeriesQueries({ appointmentSeries: api }: PortalClient) {
  return {
    ofClient: (clientId: string) =>
      queryOptions({
        queryKey: keys.series(clientId),
        queryFn: ({ signal }) => api.listAppointmentSeries({ client_id: clientId }, { signal }),
      }),
    mine: () =>
      queryOptions({
        queryKey: keys.mySeries,
        queryFn: ({ signal }) => api.listMyAppointmentSeries({ signal }),
      }),
    check: (query: CheckSeriesQuery) =>
      queryOptions({
        queryKey: keys.seriesCheck(query),
        queryFn: ({ signal }) => api.checkSeries(query, { signal }),
      }),
    changeCheck: (id: string, query: CheckSeriesChangeQuery) =>
      queryOptions({
        queryKey: keys.seriesChangeCheck(id, query),
        queryFn: ({ signal }) => api.checkSeriesChange({ id }, query, { signal }),
      }),
  };
}

/** Options for a command on one series. After a conflict the cached copies are stale. */
const seriesCommandMutationOptions = <Sent>(call: (body: Sent) => Promise<AppointmentSeries>) =>
  mutationOptions({
    mutationFn: call,
    onSuccess: (_series, _body, _result, { client }) => invalidateVisitLists(client),
    onError: async (error, _body, _result, { client }) => {
      if (isApiError(error) && error.status === 409) await invalidateVisitLists(client);
    },
  });

export function createAppointmentSeriesMutations({ appointmentSeries: api }: PortalClient) {
  return {
    start: () =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<StartSeriesRequest>) =>
          api.startSeries(body, { idempotencyKey }),
        onSuccess: (_series, _variables, _result, { client }) => invalidateVisitLists(client),
      }),
    change: (id: string) =>
      seriesCommandMutationOptions((body: CommandBody<'changeSeries'>) =>
        api.changeSeries({ id }, body),
      ),
    pause: (id: string) =>
      seriesCommandMutationOptions((body: CommandBody<'pauseSeries'>) =>
        api.pauseSeries({ id }, body),
      ),
    resume: (id: string) =>
      seriesCommandMutationOptions((body: CommandBody<'resumeSeries'>) =>
        api.resumeSeries({ id }, body),
      ),
    end: (id: string) =>
      seriesCommandMutationOptions((body: CommandBody<'endSeries'>) => api.endSeries({ id }, body)),
  };
}
