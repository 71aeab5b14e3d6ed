import { describe, expect, it } from 'vitest';
import { describeMoment, describePreferredTime } from './format-appointment.ts';

describe('the words of a visit', () => {
  it.each([
    ['any', 'Any time'],
    ['afternoon', 'Afternoon'],
    ['00:15', '12:15 am'],
    ['09:30', '9:30 am'],
    ['12:00', '12:00 pm'],
    ['16:05', '4:05 pm'],
  ])('say %s as %s', (time, words) => {
    expect(describePreferredTime(time)).toBe(words);
  });

  it('follow the clock in Sydney through the end of daylight saving', () => {
    expect(describeMoment('2027-04-03T14:30:00.000Z')).toBe('Sunday 4 April, 1:30 am');
    expect(describeMoment('2027-04-03T16:30:00.000Z')).toBe('Sunday 4 April, 2:30 am');
  });
});
