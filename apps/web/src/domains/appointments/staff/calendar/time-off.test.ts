import { describe, expect, it } from 'vitest';
import { timeOffOn } from './time-off.ts';

const HANA = '0190a1b2-0000-7000-8000-000000000010';
const day = (date: string, start_time: string | null = null, end_time: string | null = null) => ({
  staff_id: HANA,
  date,
  start_time,
  end_time,
});
const label = (...call: Parameters<typeof timeOffOn>) =>
  timeOffOn(...call).map((each) => each.label);

describe('the time off of a cleaner', () => {
  it('is empty when nothing is known', () => {
    expect(timeOffOn({ hours: [], away: [] }, HANA, '2026-12-07')).toEqual([]);
  });

  it('is the whole day of leave, a day off or a public holiday', () => {
    const away = [
      {
        leave_id: HANA,
        staff_id: HANA,
        starts_at: '2026-12-06T13:00:00.000Z',
        ends_at: '2026-12-08T13:00:00.000Z',
      },
    ];
    const hours = [day('2026-12-12'), day('2026-12-25')];
    expect(label({ hours, away }, HANA, '2026-12-07')).toEqual(['Leave, all day']);
    expect(label({ hours, away }, HANA, '2026-12-08')).toEqual(['Leave, all day']);
    expect(label({ hours, away }, HANA, '2026-12-09')).toEqual([]);
    expect(label({ hours, away }, HANA, '2026-12-12')).toEqual(['Not working']);
    expect(label({ hours, away }, HANA, '2026-12-25')).toEqual(['Public holiday']);
  });

  it('includes hours of leave, and the time outside working hours', () => {
    const away = [
      {
        leave_id: HANA,
        staff_id: HANA,
        starts_at: '2026-12-07T02:00:00.000Z',
        ends_at: '2026-12-07T05:00:00.000Z',
      },
    ];
    expect(
      label({ hours: [day('2026-12-07', '08:00', '16:00')], away }, HANA, '2026-12-07'),
    ).toEqual(['Leave, 1:00 pm – 4:00 pm', 'From 8:00 am', 'Until 4:00 pm']);
  });

  it('lasts 23 hours on the day when daylight saving begins', () => {
    const [off] = timeOffOn({ hours: [day('2026-10-04')], away: [] }, HANA, '2026-10-04');
    expect(off).toMatchObject({
      starts_at: '2026-10-03T14:00:00.000Z',
      ends_at: '2026-10-04T13:00:00.000Z',
    });
  });
});
