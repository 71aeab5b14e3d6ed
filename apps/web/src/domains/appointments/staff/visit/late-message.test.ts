import { anAppointmentSummary } from '@cleaning/api-client/testing';
import { expect, test } from 'vitest';
import { delaysFrom, lateMessage } from './late-message.ts';

const STARTS_AT = '2026-12-02T22:30:00.000Z';

test('only delays that end in the future are offered', () => {
  expect(delaysFrom(STARTS_AT, new Date('2026-12-02T21:00:00.000Z')).slice(0, 3)).toEqual([
    10, 20, 30,
  ]);
  expect(delaysFrom(STARTS_AT, new Date('2026-12-02T22:55:00.000Z')).slice(0, 3)).toEqual([
    30, 45, 60,
  ]);
  expect(delaysFrom(STARTS_AT, new Date('2026-12-03T03:00:00.000Z'))).toEqual([180]);
});

test('the message names who is late: the sender, or the cleaner for whom the office writes', () => {
  const sender = { id: '0190a1b2-0000-7000-8000-000000000009', first_name: 'Priya' };
  const delay = { minutes: 20, expected: new Date('2026-12-02T22:50:00.000Z') };
  const visit = anAppointmentSummary({ client_name: 'Mele Tauiliili' });
  const own = { ...visit, staff_member: { id: sender.id, first_name: 'Priya' } };
  expect(lateMessage(own, sender, delay)).toMatch(
    /^Hi Mele, it is Priya from .+\. I am running about 20 minutes late and will be with you around 9:50 am\./u,
  );
  const colleague = '0190a1b2-0000-7000-8000-000000000099';
  const other = { ...visit, staff_member: { id: colleague, first_name: 'Sam' } };
  expect(lateMessage(other, sender, delay)).toContain('Sam is running about 20 minutes late');
});
