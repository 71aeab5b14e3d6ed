import type { CleanerRoster, Leave } from '@cleaning/contract/roster';

const HANA = { id: '0190a1b2-0000-7000-8000-000000000010', first_name: 'Hana' };

/** Approved leave of a week, from Monday 7 December in Sydney. */
export const aLeave = (overrides: Partial<Leave> = {}): Leave => ({
  id: '0190a1b2-0000-7000-8000-000000005001',
  version: 1,
  status: 'approved',
  staff_member: HANA,
  kind: 'annual',
  note: '',
  first_date: '2026-12-07',
  last_date: '2026-12-11',
  start_time: null,
  end_time: null,
  starts_at: '2026-12-06T13:00:00.000Z',
  ends_at: '2026-12-11T13:00:00.000Z',
  asked_by: HANA,
  answer: null,
  visit_count: 0,
  created_at: '2026-11-20T01:00:00.000Z',
  ...overrides,
});

/** A cleaner who works from Monday to Friday and has no leave. */
export const aRoster = (overrides: Partial<CleanerRoster> = {}): CleanerRoster => ({
  cleaner: { ...HANA, last_name: 'Kim' },
  version: 2,
  hours: [
    {
      counts_from: '2026-11-02',
      area: null,
      days: ([1, 2, 3, 4, 5] as const).map((weekday) => ({
        weekday,
        start_time: '08:00',
        end_time: '16:00',
      })),
    },
  ],
  leave: [],
  can_decide: true,
  ...overrides,
});
