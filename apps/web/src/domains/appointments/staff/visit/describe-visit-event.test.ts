import type { AppointmentEvent } from '@cleaning/contract/appointments';
import { expect, it } from 'vitest';
import { describeVisitEvent } from './describe-visit-event.ts';

const event = (change: Partial<AppointmentEvent>): AppointmentEvent => ({
  id: '0190a1b2-0000-7000-8000-00000000aa01',
  command: 'confirm',
  from_status: null,
  to_status: 'confirmed',
  actor: 'staff',
  actor_name: null,
  reason: null,
  starts_at: '2026-12-02T22:00:00.000Z',
  occurred_at: '2026-12-01T22:00:00.000Z',
  ...change,
});

it.each<[Partial<AppointmentEvent>, string]>([
  [{ command: 'request', actor: 'client' }, 'The client asked for it'],
  [{ command: 'request' }, 'The office made it'],
  [{ command: 'confirm' }, 'Booked'],
  [{ command: 'reschedule' }, 'Moved to Thu 3 Dec, 9:00 am'],
  [{ command: 'reschedule', starts_at: null }, 'Moved'],
  [{ command: 'accept_reschedule' }, 'Moved to Thu 3 Dec, 9:00 am, as the client asked'],
  [{ command: 'cancel', actor: 'client' }, 'The client cancelled'],
  [{ command: 'cancel' }, 'Cancelled'],
  [{ command: 'start_after_no_access' }, '“No access” taken back: it goes on'],
])('says of a visit what was done: %j', (change, words) => {
  expect(describeVisitEvent(event(change))).toBe(words);
});
