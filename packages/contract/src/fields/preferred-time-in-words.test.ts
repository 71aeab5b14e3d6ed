import { expect, test } from 'vitest';
import { describePreferredTime } from './preferred-time-in-words.ts';

test.each([
  ['any', 'Any time'],
  ['afternoon', 'Afternoon'],
  ['00:15', '12:15 am'],
  ['09:30', '9:30 am'],
  ['12:00', '12:00 pm'],
  ['16:05', '4:05 pm'],
])('the time %s that a client asks for reads %s', (time, words) => {
  expect(describePreferredTime(time)).toBe(words);
});
