import { staffMonthSchema } from '@cleaning/contract/appointments';
import { describe, expect, test } from 'vitest';
import { command, confirmedAppointment } from '../../../test/appointment-fixtures.ts';
import { startWithClientAndOffice } from '../../../test/client-and-office.ts';
import { addLeave, takeOff } from '../../../test/leave-fixtures.ts';
import { makeBeforeEach } from '../../../test/set-up.ts';

const { api, client, staff: office } = startWithClientAndOffice();
const cleaner = makeBeforeEach(() => api.signIn({ userType: 'staff', firstName: 'Hana' }));

const WEEKS = 'from=2026-11-30&to=2027-01-03';
const read = (query: string, as = office) =>
  api.call({ path: `appointments/staff_month/?${query}`, as });

async function dayOf(date: string, staffId = cleaner.id) {
  const { days } = staffMonthSchema.parse((await read(`${WEEKS}&staff_id=${staffId}`)).json());
  expect(days).toHaveLength(35);
  return days.find((day) => day.date === date);
}

const at = (from: string, to: string) => ({
  starts_at: `2026-12-02T${from}:00.000Z`,
  ends_at: `2026-12-02T${to}:00.000Z`,
});

describe('a month of the calendar', () => {
  test('counts the visits of each day, their minutes and the trips that are too tight', async () => {
    const both = { client, staff: cleaner };
    await confirmedAppointment(api, both, at('22:30', '23:00'));
    await confirmedAppointment(
      api,
      { client: await api.signIn(), staff: cleaner },
      at('23:00', '23:45'),
    );
    const off = await confirmedAppointment(
      api,
      { client: await api.signIn(), staff: cleaner },
      {
        starts_at: '2026-12-03T03:00:00.000Z',
        ends_at: '2026-12-03T04:00:00.000Z',
      },
    );
    await command(api, office, off, 'cancel', { reason: 'The client is away.' });
    expect(await dayOf('2026-12-03')).toEqual({
      date: '2026-12-03',
      visit_count: 2,
      minutes: 75,
      without_cleaner_count: 0,
      // Both are in one suburb, and no drive fits into no gap.
      tight_trip_count: 1,
      away: [],
    });
    expect(await dayOf('2026-12-03', office.id)).toMatchObject({ visit_count: 0 });
  });

  test('names who is on leave, and counts the visits that lost their cleaner', async () => {
    const before = await dayOf('2026-12-03');
    const visit = await confirmedAppointment(api, { client, staff: cleaner });
    await addLeave(api, office, cleaner, { visits: [takeOff(visit)] });
    const day = await dayOf('2026-12-03');
    expect(day?.away).toEqual(['Hana']);
    expect(day?.without_cleaner_count).toBe((before?.without_cleaner_count ?? 0) + 1);
    expect((await dayOf('2026-12-03', office.id))?.away).toEqual([]);
  });

  test.each([
    ['from=2026-12-02&to=2026-12-01', { to: ['Choose 1 to 42 days.'] }],
    ['from=2026-11-01&to=2026-12-13', { to: ['Choose 1 to 42 days.'] }],
    [`${WEEKS}&staff_id=hana`, { staff_id: ['Choose a cleaner.'] }],
  ])('is refused for %s', async (query, problem) => {
    expect((await read(query)).json()).toEqual(problem);
  });
});
