import { anAppointmentSummary } from '@cleaning/api-client/testing';
import { describe, expect, it } from 'vitest';
import { startPlanDraft, toPlanRequest, shiftTime, startAt, stepIn } from './plan-draft.ts';

const STAFF = '0190a1b2-0000-7000-8000-000000000010';
const NOW = new Date('2026-12-01T00:00:00Z');
const visit = startPlanDraft(anAppointmentSummary(), STAFF, NOW);

const aRequest = (preferred_time: string) =>
  anAppointmentSummary({
    status: 'requested',
    preferred_time,
    starts_at: null,
    ends_at: null,
    staff_member: null,
  });

describe('the draft plan of a visit', () => {
  it('starts at the time of the visit', () => {
    expect(visit).toMatchObject({ date: '2026-12-03', from: '09:30', to: '12:00' });
    expect(toPlanRequest(visit)).toEqual({
      starts_at: '2026-12-02T22:30:00.000Z',
      ends_at: '2026-12-03T01:00:00.000Z',
      staff_id: visit.staffId,
    });
  });

  it.each([
    ['any', '09:00', '11:00'],
    ['afternoon', '13:00', '15:00'],
    ['10:45', '10:45', '12:45'],
  ])('of a request starts at the time that its client wants: %s', (preferred_time, from, to) => {
    expect(startPlanDraft(aRequest(preferred_time), STAFF, NOW)).toMatchObject({
      from,
      to,
      staffId: STAFF,
    });
  });

  it.each([
    ['10:10 in the morning', '2026-12-02T23:10:00Z', '10:15', '12:15'],
    ['a quarter to eleven', '2026-12-02T23:45:00Z', '11:00', '13:00'],
    ['shortly before midnight', '2026-12-03T12:50:00Z', '09:00', '11:00'],
    ['the day after', '2026-12-03T20:00:00Z', '09:00', '11:00'],
  ])('of a request for a past time starts after it: %s', (_when, now, from, to) => {
    expect(startPlanDraft(aRequest('any'), STAFF, new Date(now))).toMatchObject({ from, to });
  });

  it('keeps its length when it starts earlier or later', () => {
    expect(shiftTime(visit, -1)).toMatchObject({ from: '09:15', to: '11:45' });
    expect(startAt(visit, '14:00')).toMatchObject({ from: '14:00', to: '16:30' });
  });

  it('stays within its day', () => {
    expect(shiftTime(visit, 1000)).toBe(visit);
  });

  it('stays where it is while a time is missing', () => {
    const unfinished = { ...visit, to: '' };
    expect(shiftTime(unfinished, 1)).toBe(unfinished);
  });

  it('is incomplete while a time is missing', () => {
    expect(toPlanRequest({ ...visit, to: '' })).toBeNull();
    expect(toPlanRequest({ ...visit, date: '' })).toBeNull();
  });

  it('stays at the first or the last entry of a list', () => {
    expect(stepIn(['a', 'b'], 'a', -1)).toBe('a');
    expect(stepIn(['a', 'b'], 'a', 1)).toBe('b');
    expect(stepIn(['a', 'b'], 'gone', 1)).toBe('a');
  });
});
