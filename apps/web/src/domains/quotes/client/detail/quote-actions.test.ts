import { aQuote } from '@cleaning/api-client/testing';
import { QUOTE_STATUSES } from '@cleaning/contract/quotes/rules';
import { describe, expect, it } from 'vitest';
import { quoteActions } from './quote-actions.ts';
import { quoteStatusMessage } from './quote-status-message.ts';

describe('the possible actions for a quote', () => {
  it('send, edit and delete a draft, and cancel only a sent request', () => {
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

  it('include three answers to an offer, and two once it has expired', () => {
    const answers = ['decline', 'request_changes'] as const;
    const sent = aQuote({ status: 'sent', available_commands: ['approve', ...answers] });
    expect(quoteActions(sent)).toMatchObject({
      canApprove: true,
      canRequestChanges: true,
      canDecline: true,
    });
    const late = { ...sent, valid_until: '2026-11-01', available_commands: [...answers] };
    expect(quoteActions(late)).toMatchObject({ canApprove: false, canDecline: true });
    expect(quoteStatusMessage(late)).toMatchObject({
      title: 'This quote has expired',
      contactLabel: 'Ask for an updated quote',
    });
  });

  it('are none for a draft that the company rewrites', () => {
    const quote = aQuote({ revision: 2, available_commands: [] });
    expect(Object.values(quoteActions(quote))).not.toContain(true);
    expect(quoteStatusMessage(quote).title).toBe('We are working on your changes');
  });

  it.each(QUOTE_STATUSES)('include a description of a quote that is %s', (status) => {
    const { title, text } = quoteStatusMessage(aQuote({ status, valid_until: '2026-12-02' }));
    expect(`${title}. ${text}`).toMatch(/^[^!]{20,}$/u);
  });

  it('include that a quote waits for its update once changes were requested', () => {
    expect(quoteStatusMessage(aQuote({ status: 'changes_requested' })).text).toContain(
      'This quote is on hold until we send the updated one.',
    );
  });
});
