import type { StoryContext } from '@storybook/react-vite';
import {
  aClientListItem,
  aPageOf,
  anAppointmentSummary,
  anInvoiceSummary,
  answer,
  aStaffQuoteSummary,
  aStaffToday,
  aTeamPage,
  aThread,
  mockEndpoint,
  noResponse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { SITE_PATHS } from '@cleaning/contract/routes';
import type { StaffSearch, StaffToday } from '@cleaning/contract/staff';
import { expect, spyOn, waitFor } from 'storybook/test';
import { press, screens } from '#app/testing/screen-stories.tsx';
import { aCleanerUser, aStaffUser } from '#app/testing/a-staff-user.ts';
import { aComplianceReport, aFinding } from '#domains/claims/testing/claims.ts';
import { OWN_WEEK } from '../today-paths.ts';
import { HOME_SCREEN_KEY, keepHomeScreenNote } from './home-screen/home-screen-note.ts';
import { installBrowser } from '../install-prompt.ts';
import { pushBrowser, type PushPermission } from './day-push/push-browser.ts';
import { aWaitingReschedule } from '#domains/appointments/testing/a-waiting-reschedule.ts';
import {
  aVisit,
  MIA,
  OTHER_OWN_VISITS,
  OWN_VISIT,
  ownVisits,
  sheetOnPhone,
} from '#domains/appointments/testing/mias-day.ts';
import { openWorkSheetDatabase } from '#domains/appointments/visit-queue/work-sheet-database.ts';
import { STAFF_INVOICES_PATH } from '#domains/invoices/invoice-paths.ts';

const page = screens(SITE_PATHS.staffPortal, {
  user: aStaffUser(),
  // Thursday 3 December, 10:12 am in Sydney.
  now: '2026-12-02T23:12:00.000Z',
});

export default { title: 'Screens/Staff portal/Today', tags: ['!autodocs'] };

const reschedule = aWaitingReschedule();

const serve = (today: Partial<StaffToday>) => ({
  answers: [mockEndpoint(endpoints.getStaffToday, answer(aStaffToday(today)))],
});

const visits = [
  aVisit({
    id: '1',
    status: 'completed',
    client_name: 'Ruth Callaghan',
    suburb: 'Epping',
    starts_at: '2026-12-02T20:00:00.000Z',
    ends_at: '2026-12-02T22:00:00.000Z',
  }),
  aVisit({ id: '2', client_name: 'Amira Haddad', has_open_reschedule_request: true }),
];

const overdue = anInvoiceSummary({ is_overdue: true, due_date: '2026-11-27' });

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Empty = page.state();
export const One = page.state(serve({ cleaners: [MIA], visits: visits.slice(0, 1) }));
export const Many = page.state(
  serve({
    cleaners: [MIA],
    visits,
    quotes: { count: 1, waiting: [aStaffQuoteSummary({ status: 'submitted' })] },
    reschedules: { count: 1, waiting: [reschedule] },
    unread: { messages: 1, threads: 1 },
    threads: [aThread()],
    overdue: { count: 1, cents: 110_00, invoices: [{ ...overdue, held: null }] },
    without_cleaner: { count: 1, waiting: [aVisit({ id: '3', staff_member: null })] },
    rejected_claims: 1,
    unfinished: {
      count: 3,
      waiting: [
        aVisit({ id: '5', appointment_date: '2026-11-20', status: 'in_progress' }),
        aVisit({ id: '6', appointment_date: '2026-11-21', staff_member: null }),
      ],
    },
    timesheets_to_approve: [{ week: '2026-11-23', count: 3 }],
    late_fees: {
      count: 1,
      waiting: [{ ...aVisit({ id: '4', status: 'no_access' }), terms_cents: 75_13 }],
    },
  }),
);
/** A team of more than a page, in one of the areas. */
export const LargeTeam = page.state(
  serve({
    team: aTeamPage({ area: 'Inner West', page_count: 3, cleaner_count: 61 }),
    cleaners: [MIA],
    visits,
    visit_counts: { confirmed: 90, in_progress: 8, completed: 40, no_access: 0 },
  }),
);
export const OwnVisits = page.state(serve({ own_visits: [OWN_VISIT] }));
export const OwnVisitsWithNews = page.state(
  serve({
    own_visits: [
      OWN_VISIT,
      {
        ...OWN_VISIT,
        id: '2',
        status: 'confirmed',
        client_name: 'Anneliese Wolfeschlegelsteinhausen-Bergerdorff',
        suburb: 'Rooty Hill',
        starts_at: '2026-12-03T01:30:00.000Z',
        ends_at: '2026-12-03T04:00:00.000Z',
        actual_started_at: null,
        drive_minutes: 35,
      },
    ],
    own_changes: (
      ['may_move', 'booked', 'moved', 'changed', 'way_in', 'cancelled', 'taken'] as const
    ).map((kind, index) => ({
      kind,
      appointment: aVisit({
        id: `change-${kind}`,
        client_name: 'Jordan Ellis',
        appointment_date: '2026-12-10',
      }),
      wanted:
        kind === 'may_move' ? { preferred_date: '2026-12-10', preferred_time: '13:00' } : null,
      occurred_at: `2026-12-02T1${9 - index}:00:00.000Z`,
    })),
    unread: { messages: 4, threads: 3 },
    threads: [aThread()],
  }),
);
const ofCleaner = (
  own: Parameters<typeof ownVisits>[0] = {},
  threads = [] as ReturnType<typeof aThread>[],
) => ({
  user: aCleanerUser(),
  answers: [
    mockEndpoint(endpoints.getOwnVisits, answer(ownVisits(own))),
    mockEndpoint(
      endpoints.getUnreadCount,
      answer({ messages: threads.length, threads: threads.length }),
    ),
    mockEndpoint(endpoints.listThreads, answer(aPageOf(threads))),
  ],
});
const { yesterday, next, tomorrow } = OTHER_OWN_VISITS;
const week = { visits: [yesterday, OWN_VISIT, next, tomorrow] };

/** The day on a phone that allows this, and hears of changes or not. */
function onPhone(permission: PushPermission, isOn = false) {
  const { answers, ...day } = ofCleaner(week);
  const state = mockEndpoint(endpoints.getPush, answer({ is_on: isOn, public_key: 'key' }));
  const story = page.state({ ...day, answers: [...answers, state] });
  return {
    ...story,
    beforeEach(context: Parameters<typeof story.beforeEach>[0]) {
      spyOn(pushBrowser, 'permission').mockReturnValue(permission);
      spyOn(pushBrowser, 'isSubscribed').mockResolvedValue(isOn);
      return story.beforeEach(context);
    },
  };
}

export const CleanerPushOff = onPhone('undecided');
export const CleanerPushOn = onPhone('allowed', true);
export const CleanerPushBlocked = onPhone('blocked');
export const CleanerPushUnsupported = onPhone('unsupported');
export const CleanerPushOnHomeScreen = onPhone('home_screen');
export const CleanerLoading = page.loading({ user: aCleanerUser() });
export const CleanerFailed = page.failed({ user: aCleanerUser() });
export const CleanerWithoutVisits = page.state(ofCleaner());
export const CleanerBefore = page.state(ofCleaner({ visits: [next, tomorrow] }));
export const CleanerOver = page.state(
  ofCleaner({
    visits: [
      yesterday,
      { ...OWN_VISIT, status: 'completed', actual_ended_at: '2026-12-02T23:10:00.000Z' },
      tomorrow,
    ],
  }),
);

const withoutSignal = page.state({
  user: aCleanerUser(),
  answers: [mockEndpoint(endpoints.getOwnVisits, noResponse()), ...ofCleaner().answers],
});

/** A day that cannot be read, on a phone that has one of its visits. */
export const CleanerWithoutSignal = {
  ...withoutSignal,
  async beforeEach(context: Parameters<typeof withoutSignal.beforeEach>[0]) {
    await openWorkSheetDatabase().storeSheet(sheetOnPhone(aCleanerUser().id));
    return withoutSignal.beforeEach(context);
  },
};

/** The end of a second day on a phone that can have the portal on its home screen. */
function atSecondEnd(way: 'ask' | 'words') {
  const story = page.state(
    ofCleaner({ visits: [yesterday, { ...OWN_VISIT, status: 'completed' }, tomorrow] }),
  );
  return {
    ...story,
    async beforeEach(context: Parameters<typeof story.beforeEach>[0]) {
      spyOn(installBrowser, 'way').mockReturnValue(way);
      keepHomeScreenNote({ firstDay: '2026-12-02', offeredOn: null, isAnswered: false });
      const end = await story.beforeEach(context);
      return () => {
        localStorage.removeItem(HOME_SCREEN_KEY);
        end();
      };
    },
  };
}

export const CleanerHomeScreen = atSecondEnd('ask');
export const CleanerHomeScreenOfIphone = atSecondEnd('words');
export const CleanerWithNews = page.state(
  ofCleaner(
    {
      ...week,
      changes: [
        ...(['moved', 'way_in', 'taken'] as const).map((kind) => ({
          kind,
          appointment: aVisit({ id: `change-${kind}`, client_name: 'Jordan Ellis' }),
          wanted: null,
          occurred_at: '2026-12-02T23:04:00.000Z',
        })),
        {
          kind: 'moved',
          appointment: aVisit({ id: 'far', appointment_date: '2026-12-22' }),
          wanted: null,
          occurred_at: '2026-12-02T23:03:00.000Z',
        },
      ],
    },
    [aThread({ unread_count: 1 })],
  ),
);
export const CleanerWeek = page.state({ ...ofCleaner(week), at: OWN_WEEK });
export const CleanerWeekWithoutVisits = page.state({ ...ofCleaner(), at: OWN_WEEK });
export const CleanerRefused = page.state({ ...ofCleaner(week), at: STAFF_INVOICES_PATH });
export const CleanerPalette = page.state({
  ...ofCleaner(week),
  play: async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await canvas.findByRole('combobox'), 'mele');
    await canvas.findByText('1 result');
  },
});

export const KeepTheTime = page.dialog('domains/dashboard/staff/decline-reschedule-dialog.tsx', {
  ...serve({ reschedules: { count: 1, waiting: [reschedule] } }),
  play: press('Keep 9:30 am'),
});
export const GetQuote = page.dialog('shell/team/get-quote-dialog.tsx', {
  play: press('Get Quote'),
});
export const Shortcuts = page.dialog('shell/team/shortcuts-sheet.tsx', {
  // Keys work only once the user's preferences have loaded.
  play: ({ canvasElement, userEvent }) =>
    waitFor(async () => {
      await userEvent.keyboard('?');
      await expect(canvasElement.querySelector('dialog[open]')).not.toBeNull();
    }),
});

const DRAFT_ID = '0190a1b2-0000-7000-8000-000000008301';

const searchFor = (text: string, found: Partial<StaffSearch>) => ({
  answers: [
    mockEndpoint(
      endpoints.searchForStaff,
      answer({ clients: [], quotes: [], visits: [], invoices: [], ...found }),
    ),
    mockEndpoint(endpoints.listStaffMembers, answer([{ id: MIA.id, first_name: 'Mia' }])),
    mockEndpoint(
      endpoints.checkNdisInvoice,
      answer(aComplianceReport(DRAFT_ID, [aFinding('PAR-01'), aFinding('LIN-02')])),
    ),
  ],
  play: async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await canvas.findByRole('combobox'), text);
    await canvas.findByText(/\d results?$|^Nothing matches/u);
  },
});

export const PaletteFound = page.state(
  searchFor('amira', {
    clients: [aClientListItem()],
    visits: [anAppointmentSummary({ reference: 'A-1091' })],
    invoices: [
      anInvoiceSummary({
        id: DRAFT_ID,
        number: null,
        status: 'draft',
        kind: 'ndis',
        line_count: 3,
        total_cents: 455_50,
      }),
      anInvoiceSummary({ number: 'INV-2026-00042', claim_status: 'rejected' }),
    ],
  }),
);
export const PaletteNothingFound = page.state(searchFor('zzz', {}));
