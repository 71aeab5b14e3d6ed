import { aStaffQuoteSummary } from '@cleaning/api-client/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AgeBadge } from './age-badge.tsx';

const FIVE_DAYS_AGO = '2026-11-18T01:00:00.000Z';

it.each([
  ['a request that waits for us', { status: 'submitted' }, 'late'],
  ['an offer that ends in three days', { status: 'sent', valid_until: '2026-11-26' }, 'soon'],
  ['an offer that ends later', { status: 'sent', valid_until: '2026-11-27' }, null],
  ['a client’s own draft', { status: 'draft' }, null],
  ['what has ended', { status: 'declined' }, null],
] as const)('the badge has the right emphasis for %s', (_what, changes, tone) => {
  render(<AgeBadge quote={aStaffQuoteSummary({ waiting_since: FIVE_DAYS_AGO, ...changes })} />);
  const age = screen.getByText('5 days');
  expect(age.dataset['tone'] ?? null).toBe(tone);
});
