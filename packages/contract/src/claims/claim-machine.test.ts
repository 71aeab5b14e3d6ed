import { describe, expect, test } from 'vitest';
import {
  INVOICE_ACTORS,
  INVOICE_STATUSES,
  type InvoiceStatus,
} from '../invoices/invoice-states.ts';
import { availableClaimCommands, transitionClaim } from './claim-machine.ts';
import {
  CLAIM_STATUSES,
  CLAIM_TRANSITIONS,
  type ClaimStatus,
  type ClaimTransition,
} from './claim-states.ts';

/** Everything that is allowed for the claim of an invoice that is not void. */
const ALLOWED: readonly (readonly [ClaimStatus, ClaimTransition, ClaimStatus])[] = [
  ['ready', 'submit_claim', 'submitted'],
  ['submitted', 'accept_claim', 'accepted'],
  ['submitted', 'reject_claim', 'rejected'],
  // The agency answers line by line, and an answer may have been entered by mistake.
  ['accepted', 'reject_claim', 'rejected'],
  // What it paid was taken back, so that it is owed again.
  ['reconciled', 'reject_claim', 'rejected'],
  ['rejected', 'reopen_claim', 'ready'],
  ['accepted', 'reconcile_claim', 'reconciled'],
];

const attempts = CLAIM_STATUSES.flatMap((claimStatus) =>
  CLAIM_TRANSITIONS.flatMap((command) =>
    INVOICE_ACTORS.map((actor) => ({ claimStatus, command, actor })),
  ),
);

describe('the claim of an issued invoice', () => {
  test.each(attempts)('$claimStatus: $command by $actor', ({ claimStatus, command, actor }) => {
    const allowed = ALLOWED.find(([from, name]) => from === claimStatus && name === command);
    const isCompany = actor === 'staff' || actor === 'admin';
    const order = { actor, reason: 'Because.' };
    expect(transitionClaim({ status: 'issued', claimStatus }, command, order)).toMatchObject(
      allowed === undefined
        ? { ok: false, code: 'invalid_transition' }
        : isCompany
          ? { ok: true, claimStatus: allowed[2] }
          : { ok: false, code: 'permission_denied' },
    );
  });

  test('is rejected only with a reason', () => {
    const submitted = { status: 'issued', claimStatus: 'submitted' } as const;
    for (const reason of [undefined, '', ' ']) {
      expect(transitionClaim(submitted, 'reject_claim', { actor: 'staff', reason })).toMatchObject({
        code: 'reason_required',
      });
    }
  });
});

test('a claim that was paid is rejected only once its invoice is owed again', () => {
  const staff = { actor: 'staff', reason: 'Its payment was for another invoice.' } as const;
  const rejectAs = (status: InvoiceStatus) =>
    transitionClaim({ status, claimStatus: 'reconciled' }, 'reject_claim', staff);
  expect(rejectAs('paid')).toMatchObject({
    code: 'invalid_transition',
    message: 'The claim was reconciled with its payment.',
  });
  for (const status of ['issued', 'partially_paid'] as const) {
    expect(rejectAs(status)).toMatchObject({ ok: true, claimStatus: 'rejected' });
  }
});

test.each(INVOICE_STATUSES)('the claim of an invoice in status %s', (status) => {
  const stands = ['issued', 'partially_paid', 'paid'].includes(status);
  expect(availableClaimCommands({ status, claimStatus: 'submitted' }, 'staff')).toEqual(
    stands ? ['accept_claim', 'reject_claim'] : [],
  );
});
