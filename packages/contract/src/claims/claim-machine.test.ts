import { describe, expect, test } from 'vitest';
import { INVOICE_ACTORS, INVOICE_STATUSES } from '../invoices/invoice-states.ts';
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

test.each(INVOICE_STATUSES)('the claim of an invoice in status %s', (status) => {
  const stands = ['issued', 'partially_paid', 'paid'].includes(status);
  expect(availableClaimCommands({ status, claimStatus: 'submitted' }, 'staff')).toEqual(
    stands ? ['accept_claim', 'reject_claim'] : [],
  );
});
