import { aQuote, aQuoteSummary } from '@cleaning/api-client/testing';
import { QUOTE_STATUSES } from '@cleaning/contract';
import { describe, expect, it } from 'vitest';
import { quoteActions, rowAction } from './quote-actions.ts';
import { quoteStanding } from './quote-standing.ts';

describe('what can be done with a quote', () => {
  it.each([
    ['draft', 1, 'Finish', '/edit'],
    ['draft', 2, 'View', ''],
    ['sent', 1, 'Review', ''],
    ['approved', 1, 'View', ''],
  ] as const)('offers for a row that is %s, version %i: %s', (status, revision, label, end) => {
    const quote = aQuoteSummary({ status, revision });
    expect(rowAction(quote)).toMatchObject({ label, href: `/clients/quotes/${quote.id}${end}` });
  });

  it('sends, edits and deletes a draft, and cancels only what was sent to us', () => {
    expect(quoteActions(aQuote({ available_commands: ['submit', 'cancel'] }))).toEqual({
      canSend: true,
      canEdit: true,
      canDelete: true,
      canCancel: false,
      canApprove: false,
      canRequestChanges: false,
      canDecline: false,
    });
    expect(quoteActions(aQuote({ status: 'submitted', available_commands: ['cancel'] }))).toEqual({
      canSend: false,
      canEdit: false,
      canDelete: false,
      canCancel: true,
      canApprove: false,
      canRequestChanges: false,
      canDecline: false,
    });
  });

  it('offers the three answers to an offer, and the two that are left once its day is past', () => {
    const answers = ['decline', 'request_changes'] as const;
    const sent = aQuote({ status: 'sent', available_commands: ['approve', ...answers] });
    expect(quoteActions(sent)).toMatchObject({
      canApprove: true,
      canRequestChanges: true,
      canDecline: true,
    });
    const late = { ...sent, valid_until: '2026-11-01', available_commands: [...answers] };
    expect(quoteActions(late)).toMatchObject({ canApprove: false, canDecline: true });
    expect(quoteStanding(late)).toMatchObject({
      title: 'This quote has expired',
      contactLabel: 'Ask for an updated quote',
    });
  });

  it('leaves a draft that the company rewrites alone', () => {
    const quote = aQuote({ revision: 2, available_commands: [] });
    expect(Object.values(quoteActions(quote))).not.toContain(true);
    expect(quoteStanding(quote).title).toBe('We are working on your changes');
  });

  it.each(QUOTE_STATUSES)('says where a quote stands that is %s', (status) => {
    const { title, text } = quoteStanding(aQuote({ status, valid_until: '2026-12-02' }));
    expect(`${title}. ${text}`).toMatch(/^[^!]{20,}$/u);
  });
});
