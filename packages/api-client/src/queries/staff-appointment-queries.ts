import type {
  CheckPlanQuery,
  EndpointBody,
  Endpoints,
  StaffCalendarQuery,
} from '@cleaning/contract';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Keyed } from '../client/call-options.ts';
import type { ApiClient } from '../client/create-api-client.ts';
import { command, type CommandBody } from './appointment-commands.ts';
import { queryKeys } from './query-keys.ts';

const keys = queryKeys.appointments;

export function createStaffAppointmentQueries({ staffAppointments }: ApiClient) {
  return {
    calendar: (query: StaffCalendarQuery) =>
      queryOptions({
        queryKey: keys.staffCalendar(query),
        queryFn: ({ signal }) => staffAppointments.getStaffCalendar(query, { signal }),
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

/** A task of an appointment, and whether it is done. */
export interface Tick {
  readonly taskId: string;
  readonly isDone: boolean;
}

type Body<Name extends keyof Endpoints> = EndpointBody<Endpoints[Name]>;

/** Reads the work sheet again after a change, also after one that failed. */
const thenRead = (id: string) => ({
  onSettled: (
    _answer: unknown,
    _error: unknown,
    _sent: unknown,
    _result: unknown,
    { client }: { readonly client: QueryClient },
  ) => client.invalidateQueries({ queryKey: keys.workSheet(id) }),
});

export function createStaffAppointmentMutations({ staffAppointments: api }: ApiClient) {
  return {
    assign: (id: string) =>
      command(id, (body: CommandBody<'assignAppointment'>) => api.assignAppointment({ id }, body)),
    reportRunningLate: (id: string) =>
      command(id, (body: CommandBody<'reportRunningLate'>) => api.reportRunningLate({ id }, body)),
    /** Ticks of one appointment are sent in the order in which they were made. */
    tick: (id: string) =>
      mutationOptions({
        scope: { id: `ticks-${id}` },
        mutationFn: ({ taskId, isDone }: Tick) =>
          api.tickTask({ id }, { task_id: taskId, is_done: isDone }),
        ...thenRead(id),
      }),
    addTask: (id: string) =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'addTask'>>) =>
          api.addTask({ id }, body, { idempotencyKey }),
        ...thenRead(id),
      }),
    setAccessCode: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'setAccessCode'>) => api.setAccessCode({ id }, body),
        ...thenRead(id),
      }),
    revealAccessCode: (id: string) =>
      mutationOptions({ mutationFn: () => api.revealAccessCode({ id }), gcTime: 0 }),
  };
}
