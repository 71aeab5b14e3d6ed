import { aMessage, aThread } from '@cleaning/api-client/testing';

export const thread = aThread();

export const asked = aMessage({
  id: '0190a1b2-0000-7000-8000-000000003101',
  side: 'client',
  is_mine: true,
  is_seen: true,
  author_first_name: 'Mia',
  body: 'Where shall I leave the key?',
  sent_at: '2026-11-19T22:05:00.000Z',
});
export const answered = aMessage();
export const late = aMessage({
  id: '0190a1b2-0000-7000-8000-000000003103',
  body: 'Or with your neighbour.',
  sent_at: '2026-11-20T02:00:00.000Z',
});
