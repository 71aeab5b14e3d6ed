import { aQuoteSummary } from '@cleaning/api-client/testing';
import { describe, expect, it } from 'vitest';
import { WAITING_SHOWN, arrangeWaiting } from './waiting-quotes.ts';

const draft = (id: string, revision = 1) => aQuoteSummary({ id, status: 'draft', revision });
const sent = (id: string) => aQuoteSummary({ id, status: 'sent' });

describe('what waits for the client', () => {
  it('opens with the newest draft and lists what is ready before other drafts', () => {
    const { featured, others } = arrangeWaiting([sent('a'), draft('b'), draft('c'), sent('d')]);
    expect(featured?.id).toBe('b');
    expect(others.map(({ id }) => id)).toEqual(['a', 'd', 'c']);
  });

  it('leaves out drafts that the company rewrites', () => {
    expect(arrangeWaiting([draft('a', 2)])).toEqual({ featured: null, others: [] });
  });

  it('shows a few, not all', () => {
    const { others } = arrangeWaiting(Array.from({ length: 9 }, (_, index) => sent(String(index))));
    expect(others).toHaveLength(WAITING_SHOWN);
  });
});
