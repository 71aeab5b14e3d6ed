import { isInPreparation, type Quote, type updateQuoteRequest } from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Transaction } from '../../platform/db/client.ts';
import { refuseField } from '../../platform/http/api-error.ts';
import { findClientRecord } from '../accounts/client-directory.ts';
import {
  appendEvent,
  changeQuote,
  presentQuote,
  type QuoteChangeCall,
  type Scene,
} from './change.ts';
import { notInPreparation } from './conflicts.ts';
import { draftChanges, newDraft, type DraftRequest } from './draft.ts';
import type { QuoteMails } from './quote-mails.ts';
import { insertQuote, type QuoteRow } from './quote-repository.ts';
import type { StaffViewer } from '../../platform/http/viewer.ts';

/** What staff ask for in place of a client: for whom, and why. */
interface OnBehalf {
  readonly clientId: string | undefined;
  readonly reason: string | undefined;
}

type StaffPatch = Omit<z.output<typeof updateQuoteRequest>, 'version'>;

/** What staff write into quotes. Both run in the caller's transaction. */
export interface StaffQuotes {
  /** Starts a draft that its client then checks and submits. */
  create(
    transaction: Transaction,
    request: DraftRequest,
    onBehalf: OnBehalf,
    scene: Scene<StaffViewer>,
  ): Promise<Quote>;
  /** Changes a draft, or a request that waits for its offer. */
  update(
    transaction: Transaction,
    call: QuoteChangeCall<StaffViewer>,
    patch: StaffPatch,
  ): Promise<Quote>;
}

export function createStaffQuotes({ mails }: { mails: QuoteMails }): StaffQuotes {
  return {
    async create(transaction, request, onBehalf, scene) {
      const { viewer, now } = scene;
      const clientId = await openAccountOf(transaction, onBehalf.clientId);
      const reason = requireReason(onBehalf.reason);
      const today = sydneyDateOf(now);
      const row = await insertQuote(transaction, newDraft(request, { clientId, now, today }));
      await appendEvent(transaction, row, { command: 'create', fromStatus: null, reason }, scene);
      await noteForClient(transaction, row, reason, scene);
      const occurrence = { quote: row, command: 'create', fromStatus: null, now } as const;
      await mails.post(transaction, { ...occurrence, actor: viewer.kind });
      return presentQuote(transaction, row, scene);
    },

    async update(transaction, call, { company_notes: companyNotes, reason, ...patch }) {
      const isOfClient = Object.values(patch).some((value) => value !== undefined);
      const { before, quote } = await changeQuote(transaction, call, (found) => {
        const { status, revision } = found.row;
        if (status !== 'draft' && !isInPreparation(found.quote))
          throw notInPreparation(found.quote);
        // The first revision is what the client asked for; a later one is the company's own draft.
        if (isOfClient && revision === 1) requireReason(reason);
        return {
          changes: { ...draftChanges(found.row, patch, sydneyDateOf(call.now)), companyNotes },
        };
      });
      if (isOfClient && before.revision === 1) {
        await noteForClient(transaction, before, requireReason(reason), call);
      }
      return quote;
    },
  };
}

async function openAccountOf(
  transaction: Transaction,
  clientId: string | undefined,
): Promise<string> {
  const client = clientId === undefined ? null : await findClientRecord(transaction, clientId);
  if (client?.isActive !== true) {
    throw refuseField('client_id', 'Choose a client with an open account.');
  }
  return client.id;
}

function requireReason(reason: string | undefined): string {
  if (reason === undefined || reason === '') throw refuseField('reason', 'Say why, in a sentence.');
  return reason;
}

const noteForClient = (
  transaction: Transaction,
  { id, clientId }: QuoteRow,
  reason: string,
  { viewer, now }: Scene<StaffViewer>,
): Promise<void> =>
  recordAudit(transaction, {
    actorId: viewer.staffId,
    action: 'act_for_client',
    subjectType: 'quote',
    subjectId: id,
    clientId,
    reason,
    now,
  });
