import type { Quote, QuoteTransition } from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Transaction } from '../../platform/db/client.ts';
import { changeQuote, type FoundQuote, type QuoteChangeCall } from './change.ts';
import type { QuoteMails } from './quote-mails.ts';
import type { QuoteChanges, QuoteRow } from './quote-repository.ts';
import { nextState } from './transition.ts';
import { isForClient } from './for-client.ts';

/** A command, and what it does besides moving the quote to its next state. */
export interface QuoteCommandPlan {
  readonly command: QuoteTransition;
  readonly reason?: string | null | undefined;
  /** The field of the request that the reason is in. */
  readonly reasonField?: string;
  /** Checks what the machine cannot know, and gives what else is written. */
  readonly prepare?: (found: FoundQuote, today: string) => QuoteChanges;
  /** Does the rest, in the same transaction. */
  readonly follow?: (row: QuoteRow) => Promise<void>;
}

/**
 * Gives a command to a quote: one transaction that moves it, notes who did it, and tells whoever must
 * know. Of two at the same time one wins; the other is told what became of the quote.
 *
 * @throws ApiError `not_found`, `stale_version`, what the machine refuses with, or `prepare` does.
 */
export async function giveCommand(
  transaction: Transaction,
  call: QuoteChangeCall,
  plan: QuoteCommandPlan,
  mails: QuoteMails,
): Promise<Quote> {
  const { viewer, now } = call;
  const { command, prepare, follow } = plan;
  const reason = plan.reason === undefined || plan.reason === '' ? null : plan.reason;
  const today = sydneyDateOf(now);
  const { before, row, quote } = await changeQuote(transaction, call, (found) => {
    const by = { actor: viewer.kind, reason: reason ?? undefined };
    const next = nextState(found.quote, command, by, today, plan.reasonField);
    return {
      changes: { ...prepare?.(found, today), ...next },
      event: { command, fromStatus: found.row.status, reason },
    };
  });
  await follow?.(row);
  if (viewer.kind === 'staff' && isForClient(command, viewer)) {
    await recordAudit(transaction, {
      actorId: viewer.staffId,
      action: 'act_for_client',
      subjectType: 'quote',
      subjectId: row.id,
      clientId: row.clientId,
      reason,
      now,
    });
  }
  await mails.post(transaction, {
    quote: row,
    command,
    fromStatus: before.status,
    actor: viewer.kind,
    now,
  });
  return quote;
}
