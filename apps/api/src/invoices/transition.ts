import {
  transitionClaim,
  transitionInvoice,
  type ClaimStatus,
  type ClaimTransition,
  type InvoiceTransition,
  type InvoiceTransitionResult,
} from '@cleaning/contract';
import type { Transaction } from '../core/db/client.ts';
import { ApiError, refuse, refuseField } from '../core/http/api-error.ts';
import { presentInvoice, type InvoiceContext } from './load-invoice.ts';
import type { InvoiceRow } from './invoice-repository.ts';
import { stateOf } from './mapper.ts';
import { roleOf, type UserViewer } from '../core/http/viewer.ts';

interface Order {
  readonly reason?: string | undefined;
  readonly amountCents?: number | undefined;
}

type Moved = Omit<Extract<InvoiceTransitionResult, { ok: true }>, 'ok'>;

/**
 * The state that a command leads to.
 *
 * @throws ApiError when the machine refuses: by field for a missing reason or a wrong amount, 403 for
 * another role's command, otherwise a conflict that carries the invoice.
 */
export async function nextState(
  transaction: Transaction,
  row: InvoiceRow,
  command: InvoiceTransition,
  order: Order,
  context: InvoiceContext<UserViewer>,
): Promise<Moved> {
  const result = transitionInvoice(stateOf(row), command, {
    ...order,
    actor: roleOf(context.viewer),
  });
  if (result.ok) return result;
  const { code, message } = result;
  if (code === 'reason_required') throw refuseField('reason', message);
  if (code === 'permission_denied') throw new ApiError(code, message);
  if (code === 'bad_amount' && order.amountCents !== undefined) {
    throw refuseField('amount_cents', message);
  }
  if (code === 'bad_amount' && command === 'issue') throw refuse(message);
  throw new ApiError('invalid_transition', message, {
    current: await presentInvoice(transaction, row, context),
  });
}

/** The claim status of an invoice that a command leads to. @throws ApiError as {@link nextState}. */
export async function nextClaimStatus(
  transaction: Transaction,
  row: InvoiceRow,
  command: ClaimTransition,
  reason: string | undefined,
  context: InvoiceContext,
): Promise<ClaimStatus> {
  const result = transitionClaim(row, command, { actor: roleOf(context.viewer), reason });
  if (result.ok) return result.claimStatus;
  const { code, message } = result;
  if (code === 'reason_required') throw refuseField('reason', message);
  if (code === 'permission_denied') throw new ApiError(code, message);
  throw new ApiError('invalid_transition', message, {
    current: await presentInvoice(transaction, row, context),
  });
}
