import { aMessage } from '@cleaning/api-client/testing';
import { describe, expect, it } from 'vitest';
import { firstUnread, groupByDay } from './group-messages.ts';
import { announceMessages, describeWriter } from './message-labels.ts';
import { describeRelativeDay, describeRelativeTime } from '#kit/lib/describe-relative.ts';

// 9:30 am on Wednesday 3 March 2027 in Sydney.
const NOW = new Date('2027-03-02T22:30:00Z');

describe('the time of a message', () => {
  it.each([
    ['2027-03-02T13:00:00Z', '12:00 am', 'Today'],
    ['2027-03-02T12:59:00Z', 'Yesterday', 'Yesterday'],
    ['2027-02-28T22:00:00Z', '1 Mar', 'Monday 1 March'],
    ['2026-12-31T12:00:00Z', '31 Dec 2026', 'Thursday 31 December 2026'],
  ])('%s is %s in a list, under %s in a conversation', (instant, when, day) => {
    expect(describeRelativeTime(instant, NOW)).toBe(when);
    const [group] = groupByDay([aMessage({ sent_at: instant })]);
    expect(describeRelativeDay(group?.date ?? '', '2027-03-03')).toBe(day);
  });

  it('separates a conversation by the days in Sydney', () => {
    const times = ['2027-03-01T12:59:00Z', '2027-03-01T13:00:00Z', '2027-03-02T12:00:00Z'];
    const days = groupByDay(times.map((sent_at) => aMessage({ sent_at })));
    expect(days.map(({ date, messages }) => [date, messages.length])).toEqual([
      ['2027-03-01', 1],
      ['2027-03-02', 2],
    ]);
  });
});

describe('the writer of a message', () => {
  it.each([
    [{ side: 'client' }, 'You'],
    [{ author_first_name: 'Sam' }, 'Sam, Blue Wren Cleaning'],
    [{ author_first_name: '' }, 'Blue Wren Cleaning'],
  ] as const)('of %j is %s', (changes, words) => {
    expect(describeWriter(aMessage(changes), 'client')).toBe(words);
  });

  it.each([
    [{ side: 'client', author_first_name: 'Amira' }, 'Amira'],
    [{ author_first_name: 'Sam' }, 'Sam'],
    [{ side: 'client', author_first_name: '' }, 'The client'],
    [{ author_first_name: '' }, 'One of us'],
  ] as const)('of %j is %s for staff', (changes, words) => {
    expect(describeWriter(aMessage(changes), 'staff')).toBe(words);
  });

  it('is announced for one message, and only the number for more', () => {
    expect(announceMessages([], 'client')).toBe('');
    expect(announceMessages([aMessage()], 'client')).toContain('Under the pot');
    expect(announceMessages([aMessage(), aMessage()], 'client')).toBe('2 new messages.');
  });
});

describe('the place where unread messages begin', () => {
  const messages = [
    aMessage({ id: 'a' }),
    aMessage({ id: 'b', side: 'client' }),
    aMessage({ id: 'c' }),
  ];

  it.each([
    [0, null],
    [1, 'c'],
    [2, 'a'],
    [9, 'a'],
  ])('with %d unread it is %s', (count, id) => {
    expect(firstUnread(messages, count, 'client')).toBe(id);
  });

  it('is found among the messages of the client for staff', () => {
    expect(firstUnread(messages, 1, 'staff')).toBe('b');
  });
});
