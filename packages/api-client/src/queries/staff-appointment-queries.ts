import type {
  CheckPlanQuery,
  StaffCalendarQuery,
  WorkSheet,
} from '@cleaning/contract/appointments';
import type { Endpoints } from '@cleaning/contract/endpoints';
import type { EndpointBody } from '@cleaning/contract/http';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Keyed } from '../client/call-options.ts';
import type { PortalClient } from '../client/portal-client.ts';
import { commandMutationOptions, type CommandBody } from './appointment-commands.ts';
import { queryKeys } from './query-keys.ts';

const keys = queryKeys.appointments;

export function createStaffAppointmentQueries({ staffAppointments }: PortalClient) {
  return {
    calendar: (query: StaffCalendarQuery) =>
      queryOptions({
        queryKey: keys.staffCalendar(query),
        queryFn: ({ signal }) => staffAppointments.getStaffCalendar(query, { signal }),
        // Another page of cleaners keeps the days, so the former one is shown until it is there.
        placeholderData: (shown, before) => {
          const asked = before?.queryKey[3];
          return asked?.from === query.from && asked.to === query.to ? shown : undefined;
        },
      }),
    planCheck: (query: CheckPlanQuery) =>
      queryOptions({
        queryKey: keys.planCheck(query),
        queryFn: ({ signal }) => staffAppointments.checkPlan(query, { signal }),
      }),
    workSheet: (id: string) =>
      queryOptions({
        queryKey: keys.workSheet(id),
        queryFn: ({ signal }) => staffAppointments.getWorkSheet({ id }, { signal }),
      }),
  };
}

type Body<Name extends keyof Endpoints> = EndpointBody<Endpoints[Name]>;

type Change = (sheet: WorkSheet) => WorkSheet;

/** Updates the cached work sheet with the answer, if there is one. */
const updateCachedWorkSheet = (client: QueryClient, id: string, change: Change): void => {
  client.setQueryData<WorkSheet>(keys.workSheet(id), (sheet) => sheet && change(sheet));
};

/**
 * Refetches the work sheet after a change, also after a failed one, without delaying the mutation.
 */
const invalidateWorkSheetOnSettled = (id: string) => ({
  onSettled(
    _answer: unknown,
    _error: unknown,
    _sent: unknown,
    _result: unknown,
    { client }: { readonly client: QueryClient },
  ) {
    void client.invalidateQueries({ queryKey: keys.workSheet(id) });
  },
});

export function createStaffAppointmentMutations({ staffAppointments: api }: PortalClient) {
  return {
    assign: (id: string) =>
      commandMutationOptions(id, (body: CommandBody<'assignAppointment'>) =>
        api.assignAppointment({ id }, body),
      ),
    decideFee: (id: string) =>
      commandMutationOptions(id, ({ body, idempotencyKey }: Keyed<CommandBody<'decideFee'>>) =>
        api.decideFee({ id }, body, { idempotencyKey }),
      ),
    reportRunningLate: (id: string) =>
      commandMutationOptions(id, (body: CommandBody<'reportRunningLate'>) =>
        api.reportRunningLate({ id }, body),
      ),
    tick: (id: string) =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'tickTask'>>) =>
          api.tickTask({ id }, body, { idempotencyKey }),
        onSuccess: (ticked, _sent, _result, { client }) =>
          updateCachedWorkSheet(client, id, (sheet) => ({
            ...sheet,
            tasks: sheet.tasks.map((task) => (task.id === ticked.id ? ticked : task)),
          })),
        ...invalidateWorkSheetOnSettled(id),
      }),
    addTask: (id: string) =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'addTask'>>) =>
          api.addTask({ id }, body, { idempotencyKey }),
        onSuccess: (added, _sent, _result, { client }) =>
          updateCachedWorkSheet(client, id, (sheet) => ({
            ...sheet,
            tasks: [...sheet.tasks.filter((task) => task.id !== added.id), added],
          })),
        ...invalidateWorkSheetOnSettled(id),
      }),
    saveOfficeNote: (id: string) =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'saveOfficeNote'>>) =>
          api.saveOfficeNote({ id }, body, { idempotencyKey }),
        onSuccess: (_answer, { body }, _result, { client }) =>
          updateCachedWorkSheet(client, id, (sheet) => ({
            ...sheet,
            appointment: { ...sheet.appointment, completion_notes: body.notes },
          })),
        ...invalidateWorkSheetOnSettled(id),
      }),
    setAccessCode: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'setAccessCode'>) => api.setAccessCode({ id }, body),
        ...invalidateWorkSheetOnSettled(id),
      }),
    revealAccessCode: (id: string) =>
      mutationOptions({ mutationFn: () => api.revealAccessCode({ id }), gcTime: 0 }),
  };
}
