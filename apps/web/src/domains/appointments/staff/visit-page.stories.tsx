import {
  aCheckedCleaner,
  aLateFee,
  anAddress,
  anAppointment,
  anAppointmentSummary,
  answer,
  aQuote,
  aPageOf,
  aStaffToday,
  aThread,
  aWorkSheet,
  mockEndpoint,
  noResponse,
  refuse,
} from '@cleaning/api-client/testing';
import type { WorkSheet } from '@cleaning/contract/appointments';
import { endpoints } from '@cleaning/contract/endpoints';
import { pathWithId } from '@cleaning/contract/routes';
import { http, type HttpHandler, HttpResponse } from 'msw';
import { userEvent, waitFor, within } from 'storybook/test';
import { press, screens } from '#app/testing/screen-stories.tsx';
import { NO_NEEDS } from '#domains/clients/visit-needs.ts';
import type { QueuedWork, Work } from '../visit-queue/queued-work.ts';
import { visitDatabase } from '../visit-queue/use-visit-queue.ts';
import { aCleanerUser, aStaffUser } from '#app/testing/a-staff-user.ts';
import { mockAvailability } from '../testing/availability.ts';
import { FOR_THE_OFFICE } from '../testing/for-the-office.ts';
import { photo } from '#domains/documents/testing.ts';
import { STAFF_VISIT_PATH } from '../visit-paths.ts';

const planned = anAppointment({
  available_commands: ['start', 'report_running_late', 'report_no_access', 'cancel'],
  notes: 'Ring twice and wait.',
});
const started = anAppointment({
  status: 'in_progress',
  version: 3,
  actual_started_at: '2026-12-02T22:34:00.000Z',
  available_commands: ['complete', 'report_no_access'],
});

/** Whose visits these are, as `anAppointment` says. */
const sam = aStaffUser({ id: '0190a1b2-0000-7000-8000-000000000009' });

const page = screens(STAFF_VISIT_PATH, {
  user: sam,
  at: pathWithId(STAFF_VISIT_PATH, planned.id),
  now: '2026-12-02T23:12:00.000Z',
});

/**
 * Ends the held request of a story, since it holds the lock that the next story needs for sending.
 */
let endSending = (): void => undefined;
const staysUnderWay = async () => {
  await new Promise<void>((resolve) => {
    endSending = resolve;
  });
  return HttpResponse.error();
};

/** Empties the queue, so that unsent work of one story does not appear in the next. */
async function emptyQueue() {
  const items = await visitDatabase.readQueue(sam.id);
  await visitDatabase.changeQueue({ remove: items.map(({ id }) => id) });
}

export default {
  title: 'Screens/Staff portal/Visit',
  tags: ['!autodocs'],
  beforeEach: async () => {
    await emptyQueue();
    return async () => {
      endSending();
      await emptyQueue();
    };
  },
};

const shows = (sheet: Partial<WorkSheet> = {}) => ({
  answers: [
    ...FOR_THE_OFFICE,
    mockEndpoint(
      endpoints.getWorkSheet,
      answer(aWorkSheet({ appointment: planned, needs: NO_NEEDS, ...sheet })),
    ),
    mockEndpoint(
      endpoints.listDocuments,
      answer({ count: 0, next: null, previous: null, results: [], category_counts: {} }),
    ),
  ],
});

/** Serves a day on which the user has another visit. */
const nextVisit = mockEndpoint(
  endpoints.getStaffToday,
  answer(
    aStaffToday({
      date: planned.appointment_date,
      own_visits: [
        {
          ...anAppointmentSummary({
            id: '0190a1b2-0000-7000-8000-000000009901',
            client_name: 'Mele Tauiliili',
          }),
          address_line1: '1 Blaxland Road',
          postcode: '2112',
          notes: '',
          way_in: 'shown',
          client_phone_number: null,
          actual_started_at: null,
          actual_ended_at: null,
          tasks: { count: 0, done: 0 },
          drive_minutes: null,
        },
      ],
    }),
  ),
);

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Gone = page.state({
  answers: [
    mockEndpoint(endpoints.getWorkSheet, refuse(404, { code: 'not_found' })),
    ...shows().answers,
  ],
});
export const Planned = page.state(shows());

/** What was done with a visit until it was moved. */
const events = (
  [
    ['request', null, null, '2026-11-20T01:00:00.000Z'],
    ['confirm', 'Priya', null, '2026-11-20T03:30:00.000Z'],
    ['reschedule', 'Priya', 'Hana has leave that day.', '2026-11-27T22:15:00.000Z'],
  ] as const
).map(([command, actor_name, reason, occurred_at], index) => ({
  id: `0190a1b2-0000-7000-8000-00000000770${index}`,
  command,
  from_status: null,
  to_status: 'confirmed' as const,
  actor: actor_name === null ? ('client' as const) : ('staff' as const),
  actor_name,
  reason,
  starts_at: planned.starts_at,
  occurred_at,
}));

export const PlannedInSeries = page.state(
  shows({
    appointment: {
      ...planned,
      events,
      series: { id: '0190a1b2-0000-7000-8000-000000004001', recurrence: 'every_4_weeks' },
      available_commands: [...planned.available_commands, 'reschedule', 'assign'],
    },
    drive_minutes: 35,
  }),
);
const edited = shows({
  appointment: { ...planned, available_commands: [...planned.available_commands, 'edit'] },
  has_access_code: true,
});
const editing = {
  ...edited,
  answers: [
    mockEndpoint(
      endpoints.listAddressesFor,
      answer(
        aPageOf([
          anAddress({
            line1: planned.address_line1,
            suburb: planned.suburb,
            postcode: planned.postcode,
          }),
          anAddress({
            id: '0190a1b2-0000-7000-8000-000000005502',
            label: 'Mum’s place',
            line1: '14 Hill Road',
            suburb: 'Epping',
            postcode: '2121',
          }),
        ]),
      ),
    ),
    mockAvailability([aCheckedCleaner()]),
    ...edited.answers,
  ],
};
const EDIT = 'domains/appointments/staff/visit/edit-visit.tsx';
export const Edit = page.dialog(EDIT, { ...editing, play: press('Edit') });
export const EditToAnotherAddress = page.dialog(EDIT, {
  ...editing,
  play: async (context) => {
    await press('Edit')(context);
    const dialog = within(context.canvasElement);
    await userEvent.selectOptions(await dialog.findByLabelText('Address'), 'Another address');
  },
});
export const EditFailed = page.dialog(EDIT, {
  ...edited,
  answers: [mockEndpoint(endpoints.listAddressesFor, refuse(500, {})), ...edited.answers],
  play: press('Edit'),
});
export const WithoutCleaner = page.state(
  shows({
    appointment: {
      ...planned,
      staff_member: null,
      available_commands: ['reschedule', 'assign', 'cancel'],
    },
  }),
);
export const ToPlan = page.state(
  shows({
    appointment: anAppointment({
      status: 'requested',
      starts_at: null,
      ends_at: null,
      staff_member: null,
      available_commands: ['confirm', 'decline', 'cancel'],
    }),
  }),
);
export const WithQuote = page.state(
  withAnswer(mockEndpoint(endpoints.getQuote, answer(aQuote({ id: planned.id }))), {
    appointment: { ...planned, quote_id: planned.id },
  }),
);
export const AddressNotSaved = page.state(shows({ needs: null }));
export const Started = page.state(
  shows({
    appointment: started,
    has_access_code: true,
    needs: {
      parking: 'Visitor bay 4, under the building',
      mobility: 'Uses a wheelchair. Leave the hall and both doorways clear.',
      products: 'No bleach and no fragrance',
    },
  }),
);
export const Over = page.state({
  answers: [
    nextVisit,
    ...shows({
      appointment: anAppointment({ status: 'completed', available_commands: [] }),
    }).answers,
  ],
});
const ofCleaner = (sheet: Partial<WorkSheet> = {}) => ({
  user: aCleanerUser(),
  answers: [
    mockEndpoint(endpoints.listThreads, answer(aPageOf([aThread({ unread_count: 1 })]))),
    ...shows({ has_access_code: true, ...sheet }).answers,
  ],
});
const forCleaner = anAppointment({
  client_name: 'Amira Haddad',
  notes: planned.notes,
  available_commands: ['start', 'report_running_late', 'report_no_access'],
});

export const OfCleaner = page.state(ofCleaner({ appointment: forCleaner }));
export const OfCleanerLater = page.state({
  ...ofCleaner({
    appointment: { ...forCleaner, notes: '', available_commands: [] },
    way_in: 'later',
  }),
  now: '2026-12-01T23:12:00.000Z',
});
export const OfCleanerOver = page.state(
  ofCleaner({
    appointment: { ...forCleaner, status: 'completed', notes: '', available_commands: [] },
    way_in: 'over',
  }),
);
export const OfColleague = page.state({
  user: aCleanerUser(),
  answers: [
    mockEndpoint(endpoints.getWorkSheet, refuse(403, { code: 'permission_denied' })),
    ...shows().answers,
  ],
});
/** The queue of the cleaner, whose work was refused because a colleague has the visit now. */
const NOT_SENT = (
  [
    { kind: 'start', version: 2, staffId: aCleanerUser().id },
    { kind: 'note', notes: 'The tap drips.\nThe spare key is back.', earlierNotes: '' },
    {
      kind: 'photo',
      stage: 'after',
      clientId: planned.client_id,
      photo: { name: 'sink.jpg', type: 'image/jpeg', bytes: new Uint8Array(400_000) },
    },
    {
      kind: 'complete',
      version: 2,
      startedAt: '2026-12-02T22:32:00.000Z',
      endedAt: '2026-12-03T00:58:00.000Z',
    },
  ] satisfies Work[]
).map((work, index): QueuedWork => {
  const id = `0190a1b2-0000-7000-8000-00000000770${index}`;
  const madeAt = `2026-12-02T22:3${index}:00.000Z`;
  const problem = { message: 'This visit was not found.', isStale: false };
  const sender = { userId: aCleanerUser().id, visitId: planned.id };
  return { id, ...sender, order: index, madeAt, work, tries: 1, triedAt: madeAt, problem };
});

/** Adds work to the queue as another tab does, until the page has it. */
const addInOtherTab = async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  await visitDatabase.changeQueue({ put: NOT_SENT });
  const channel = new BroadcastChannel(`visits ${aCleanerUser().id}`);
  await waitFor(() => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    channel.postMessage('changed');
    within(canvasElement).getByText('The tap drips.', { exact: false });
  });
  channel.close();
};
const withUnsent = {
  user: aCleanerUser(),
  answers: [
    mockEndpoint(endpoints.getWorkSheet, refuse(404, { code: 'not_found' })),
    ...shows().answers,
  ],
};
export const OfColleagueWithUnsent = page.state({ ...withUnsent, play: addInOtherTab });
export const RemoveUnsent = page.dialog('domains/appointments/staff/visit/remove-work.tsx', {
  ...withUnsent,
  play: async (context) => {
    await addInOtherTab(context);
    await press(/^Remove Note for the office/u)(context);
  },
});
export const SeenBefore = page.state(
  shows({
    later: ['2026-12-09', '2026-12-16'].map((day, index) =>
      anAppointmentSummary({
        id: `0190a1b2-0000-7000-8000-00000000991${index}`,
        appointment_date: day,
      }),
    ),
    earlier: [
      {
        ...anAppointmentSummary({
          id: '0190a1b2-0000-7000-8000-000000009902',
          status: 'completed',
          appointment_date: '2026-11-16',
        }),
        actual_started_at: '2026-11-15T21:04:00.000Z',
        actual_ended_at: '2026-11-15T23:34:00.000Z',
        completion_notes: 'Spare key returned.',
        cancellation: null,
      },
      {
        ...anAppointmentSummary({
          id: '0190a1b2-0000-7000-8000-000000009903',
          status: 'cancelled',
          appointment_date: '2026-11-12',
        }),
        actual_started_at: null,
        actual_ended_at: null,
        completion_notes: '',
        cancellation: { by: 'client', notice_at: '2026-11-10T22:00:00.000Z', is_late: false },
      },
    ],
  }),
);
export const NoTasks = page.state(shows({ tasks: [] }));

const tick = async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  const box = await within(canvasElement).findByRole('checkbox', { name: /^Vacuum all rooms/u });
  await userEvent.click(box);
};
const addNote = async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText(/^Anything we should know/u), 'The bin is full.');
  await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
};
type Context = Parameters<typeof tick>[0];
const waitingFor = (words: RegExp) => (context: Context) =>
  within(context.canvasElement).findAllByText(words);

/** Fires "offline" repeatedly, because its listener loads after the page. */
const loseSignal = ({ canvasElement }: Context) =>
  waitFor(() => {
    window.dispatchEvent(new Event('offline'));
    within(canvasElement).getByText(/^No signal since/u);
  });

/** A work sheet of a started visit, with a handler for ticks. */
const ticked = (handler: HttpHandler) => withAnswer(handler, { appointment: started });
function withAnswer(handler: HttpHandler, sheet: Partial<WorkSheet>) {
  const { answers } = shows(sheet);
  return { answers: [handler, ...answers] };
}

export const NoSignal = page.state({
  ...ticked(mockEndpoint(endpoints.tickTask, noResponse())),
  play: async (context) => {
    await tick(context);
    await waitingFor(/^No signal since/u)(context);
    await addNote(context);
  },
});
export const Sending = page.state({
  ...ticked(http.post('*/tick_task/', staysUnderWay)),
  play: async (context) => {
    await loseSignal(context);
    await tick(context);
    await addNote(context);
    window.dispatchEvent(new Event('online'));
    await waitingFor(/^Signal is back/u)(context);
  },
});
export const Photos = page.state({
  answers: [
    mockEndpoint(
      endpoints.listDocuments,
      answer({
        count: 2,
        next: null,
        previous: null,
        // No browser can show this type, so no preview is loaded.
        results: (['before', 'after'] as const).map((stage, index) => ({
          ...photo,
          id: `${photo.id.slice(0, -1)}${index}`,
          media_type: 'image/heic',
          photo_stage: stage,
        })),
        category_counts: {},
      }),
    ),
    ...shows({ appointment: started }).answers,
  ],
});
export const CompletedOnThisPhone = page.state({
  ...withAnswer(mockEndpoint(endpoints.completeAppointment, noResponse()), {
    appointment: started,
  }),
  play: async (context) => {
    await press('Complete visit', 'Complete visit')(context);
    await waitingFor(/on this phone$/u)(context);
  },
});
const refusesTicks = ticked(
  mockEndpoint(
    endpoints.tickTask,
    refuse(409, {
      code: 'invalid_transition',
      detail: 'This visit is over, so its tasks and code stay as they are.',
    }),
  ),
);
export const NotSent = page.state({
  ...refusesTicks,
  play: async (context) => {
    await tick(context);
    await waitingFor(/was not sent/u)(context);
  },
});
export const RemoveNotSent = page.dialog('domains/appointments/staff/visit/remove-work.tsx', {
  ...refusesTicks,
  play: async (context) => {
    await tick(context);
    await waitingFor(/was not sent/u)(context);
    await press(/^Remove Tick/u)(context);
  },
});
export const NoteNotSent = page.state({
  ...withAnswer(
    mockEndpoint(
      endpoints.saveOfficeNote,
      refuse(409, {
        code: 'invalid_transition',
        detail: 'This visit is over, so its notes stay as they are.',
      }),
    ),
    { appointment: started },
  ),
  play: async (context) => {
    await addNote(context);
    await waitingFor(/was not sent/u)(context);
  },
});
export const ChangedMeanwhile = page.dialog('domains/appointments/staff/visit/visit-conflict.tsx', {
  ...withAnswer(
    mockEndpoint(
      endpoints.startAppointment,
      refuse(409, { code: 'stale_version', detail: 'This visit has changed.', current: planned }),
    ),
    {
      latest_change: {
        actor: 'staff',
        name: 'Priya',
        reason: 'Mia asked us to come earlier.',
        occurred_at: '2026-12-02T22:20:00.000Z',
      },
    },
  ),
  play: press('Start visit', /^Choose what is right/u),
});
export const CompletedMeanwhile = page.dialog(
  'domains/appointments/staff/visit/visit-conflict.tsx',
  {
    ...withAnswer(
      mockEndpoint(
        endpoints.completeAppointment,
        refuse(409, { code: 'stale_version', detail: 'This visit has changed.', current: started }),
      ),
      {
        appointment: started,
        latest_change: {
          actor: 'staff',
          name: 'Priya',
          reason: 'Mia asked us to stay until 12:00 pm.',
          occurred_at: '2026-12-02T23:02:00.000Z',
        },
      },
    ),
    play: press('Complete visit', 'Complete visit', /^Choose what is right/u),
  },
);
const otherNote = refuse(409, {
  code: 'stale_version',
  detail: 'The note for the office has changed.',
  current: started,
});
const withOtherNote = (handler: HttpHandler) =>
  withAnswer(handler, {
    appointment: { ...started, completion_notes: 'Take the spare key with you.' },
  });
export const NoteChangedMeanwhile = page.dialog(
  'domains/appointments/staff/visit/note-conflict.tsx',
  {
    ...withOtherNote(mockEndpoint(endpoints.saveOfficeNote, otherNote)),
    play: async (context) => {
      await addNote(context);
      await press(/^Choose what is right/u)(context);
    },
  },
);
export const CompletedWithAnotherNote = page.dialog(
  'domains/appointments/staff/visit/visit-conflict.tsx',
  {
    ...withOtherNote(mockEndpoint(endpoints.completeAppointment, otherNote)),
    play: async (context) => {
      await press('Complete visit')(context);
      const notes = { name: /^Notes for the office/u };
      const field = await within(context.canvasElement).findByRole('textbox', notes);
      await userEvent.type(field, ' The bin is full.');
      await press('Complete visit', /^Choose what is right/u)(context);
    },
  },
);
export const LogOutWithUnsent = page.dialog('shell/team/visit-signal.tsx', {
  ...ticked(mockEndpoint(endpoints.tickTask, noResponse())),
  play: async (context) => {
    await tick(context);
    await waitingFor(/^No signal since/u)(context);
    const [logout] = within(context.canvasElement).getAllByRole('button', { name: 'Logout' });
    if (logout !== undefined) await userEvent.click(logout);
  },
});

const CANCELLED_LATE = anAppointment({
  status: 'cancelled',
  version: 3,
  cancellation: { by: 'client', notice_at: '2026-12-01T00:00:00.000Z', is_late: true },
  fee: aLateFee(),
  available_commands: ['charge_fee', 'waive_fee'],
});
export const LateFeeToDecide = page.state(shows({ appointment: CANCELLED_LATE }));
export const LateFeeWaived = page.state(
  shows({
    appointment: {
      ...CANCELLED_LATE,
      fee: aLateFee({
        state: 'waived',
        reason: 'Her mother fell ill.',
        decided_at: '2026-12-02T01:00:00.000Z',
        decided_by: 'Priya',
      }),
    },
  }),
);
export const ChargeLateFee = page.dialog('domains/appointments/staff/visit/decide-fee.tsx', {
  ...shows({ appointment: CANCELLED_LATE }),
  play: press('Charge $75.13'),
});

const WITHOUT_ACCESS = anAppointment({
  status: 'no_access',
  version: 3,
  available_commands: ['undo_no_access', 'start_after_no_access', 'complete_after_no_access'],
});
export const WithoutAccess = page.state(shows({ appointment: WITHOUT_ACCESS }));
export const TakeBackNoAccess = page.dialog(
  'domains/appointments/staff/visit/take-back-no-access.tsx',
  { ...shows({ appointment: WITHOUT_ACCESS }), play: press('Take back “No access”') },
);
export const Move = page.dialog('domains/appointments/staff/visit/office-actions.tsx', {
  answers: [
    mockAvailability([aCheckedCleaner()]),
    mockEndpoint(endpoints.listStaffMembers, answer([aCheckedCleaner().staff_member])),
    ...shows({
      appointment: { ...planned, available_commands: ['reschedule', 'assign', 'cancel'] },
    }).answers,
  ],
  play: press('Move or change cleaner'),
});

const COMPLETED = anAppointment({
  status: 'completed',
  version: 4,
  actual_started_at: '2026-12-02T22:36:00.000Z',
  actual_ended_at: '2026-12-02T23:10:00.000Z',
  available_commands: ['correct_times'],
});
export const CorrectedTimes = page.state(
  shows({
    appointment: COMPLETED,
    time_corrections: [
      {
        id: '0190a1b2-0000-7000-8000-000000004401',
        started_before: COMPLETED.actual_started_at,
        ended_before: '2026-12-03T02:02:00.000Z',
        started_after: COMPLETED.actual_started_at ?? '',
        ended_after: COMPLETED.actual_ended_at ?? '',
        reason: 'Mia forgot to press Complete.',
        corrected_by: 'Priya',
        corrected_at: '2026-12-02T23:11:00.000Z',
      },
    ],
    invoice: { id: '0190a1b2-0000-7000-8000-000000004402', number: 'INV-2026-00044' },
  }),
);
export const CorrectTimes = page.dialog('domains/appointments/staff/visit/correct-times.tsx', {
  ...shows({ appointment: COMPLETED }),
  play: press('Correct times'),
});

export const RunningLate = page.dialog('domains/appointments/staff/visit/running-late.tsx', {
  ...shows(),
  play: press('Running late'),
});
export const LateForTheNext = page.dialog('domains/appointments/staff/visit/running-late.tsx', {
  answers: [nextVisit, ...shows({ appointment: started }).answers],
  play: press('Running late'),
});
export const NoAccess = page.dialog('domains/appointments/staff/visit/no-access.tsx', {
  ...shows(),
  play: press('No access or cancel', 'No access'),
});
export const Cancel = page.dialog('domains/appointments/staff/visit/cancel-visit.tsx', {
  ...shows(),
  play: press('No access or cancel', 'Cancel visit'),
});
export const MenuOpen = page.state({
  ...shows(),
  play: press('No access or cancel'),
});
export const Complete = page.dialog('domains/appointments/staff/visit/complete-visit.tsx', {
  ...shows({ appointment: started }),
  play: press('Complete visit'),
});

/** A visit that nobody started on its day, which was the Saturday before. */
export const CompleteAfterItsDay = page.dialog(
  'domains/appointments/staff/visit/complete-visit.tsx',
  {
    ...shows({
      appointment: {
        ...planned,
        appointment_date: '2026-11-28',
        starts_at: '2026-11-27T22:00:00.000Z',
        ends_at: '2026-11-28T00:30:00.000Z',
      },
    }),
    play: press('Complete visit'),
  },
);
export const AddCode = page.dialog('domains/appointments/staff/visit/getting-in.tsx', {
  ...shows(),
  play: press('Add a code'),
});
