import {
  aCheckedCleaner,
  aClient,
  aClientListItem,
  anAddress,
  answer,
  aCappedPageOf,
  aPageOf,
  mockEndpoint,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { StoryContext } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { mockAvailability } from '../testing/availability.ts';
import { screens } from '#app/testing/screen-stories.tsx';
import { withClient } from '#domains/clients/client-paths.ts';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { STAFF_VISIT_NEW_PATH } from '../visit-paths.ts';

const path = STAFF_VISIT_NEW_PATH;
const SAM = { id: '0190a1b2-0000-7000-8000-000000000009', first_name: 'Sam' };
const ALEX = { id: '0190a1b2-0000-7000-8000-000000000010', first_name: 'Alex' };
const TOM = { id: '0190a1b2-0000-7000-8000-000000000011', first_name: 'Tom' };
const page = screens(path, {
  user: aStaffUser(),
  answers: [
    mockEndpoint(endpoints.listClients, answer(aCappedPageOf([aClientListItem()]))),
    mockEndpoint(endpoints.getClient, answer(aClient())),
    mockEndpoint(endpoints.listStaffMembers, answer([SAM, ALEX])),
    mockAvailability([
      aCheckedCleaner({ staff_member: SAM, is_usual: true }),
      aCheckedCleaner({
        staff_member: ALEX,
        answers: {
          hours: { result: 'warn', weekday: 4, start_time: '12:00', end_time: '18:00' },
          drive: {
            result: 'warn',
            before: {
              client_name: 'Ben Carver',
              suburb: 'Manly',
              gap_minutes: 15,
              drive_minutes: 50,
            },
            after: null,
          },
        },
      }),
      aCheckedCleaner({
        staff_member: TOM,
        answers: {
          visit: {
            result: 'stop',
            other: {
              id: '0190a1b2-0000-7000-8000-000000002009',
              client_name: 'Noah Petrov',
              suburb: 'Glebe',
              starts_at: '2026-12-02T21:00:00.000Z',
              ends_at: '2026-12-02T23:00:00.000Z',
              cleaner_name: 'Tom',
            },
          },
        },
      }),
    ]),
    mockEndpoint(endpoints.listAddressesFor, answer(aPageOf([anAddress()]))),
    mockEndpoint(
      endpoints.getHourlyRates,
      answer({
        private_cents: 70_00,
        ndis_cents: 60_10,
        billing_step_hundredths: 1,
        late_cancellation_percent: 50,
      }),
    ),
  ],
});
const forAmira = { at: withClient(path, aClient().id) };

export default { title: 'Screens/Staff portal/New visit', tags: ['!autodocs'] };

export const Loading = page.loading(forAmira);
export const Failed = page.failed(forAmira);
export const Forbidden = page.forbidden(forAmira);
export const ForWhom = page.state();
export const ForAmira = page.state(forAmira);

const withCleaner = (id: string, said: RegExp, day = '2026-12-03') =>
  page.state({
    at: `${withClient(path, aClient().id)}&day=${day}&cleaner=${id}`,
    async play({ canvasElement }: StoryContext) {
      await within(canvasElement).findByText(said);
    },
  });
export const WithTheUsualCleaner = withCleaner(SAM.id, /^Sam is free/u);
export const WithWarnings = withCleaner(ALEX.id, /^Alex works from/u);
export const Stopped = withCleaner(TOM.id, /^Tom is with Noah Petrov/u);
export const ThatIsOver = withCleaner(SAM.id, /^Sam was free/u, '2026-11-20');
