import type { quotesEndpoints, staffReasons } from '@cleaning/contract/quotes';
import { ApiError } from '../../core/http/api-error.ts';
import type { HandlersOf } from '../../core/http/handlers.ts';
import {
  createDraftForClient,
  createOwnDraft,
  deleteOwnDraft,
  editAsStaff,
  editOwnDraft,
} from './edit-draft.ts';
import { deleteOfficeQuote } from '../office/office-quotes.ts';
import type { DraftPatch } from './draft-columns.ts';

type DraftEndpoints = Pick<typeof quotesEndpoints, 'createQuote' | 'updateQuote' | 'deleteQuote'>;

/** Serves the calls about quotes that were not offered yet. */
export const draftHandlers: HandlersOf<DraftEndpoints> = {
  createQuote: async ({ transaction, viewer, body, now }) => {
    const { client_id: clientId, reason, ...request } = body;
    if (viewer.kind === 'office') {
      const onBehalf = { clientId, reason };
      const context = { viewer, now };
      return {
        status: 201,
        body: await createDraftForClient(transaction, request, onBehalf, context),
      };
    }
    refuseFieldsOfStaff({ client_id: clientId, reason, ...reasonsOf(request) });
    return { status: 201, body: await createOwnDraft(transaction, request, { viewer, now }) };
  },

  updateQuote: async ({ transaction, viewer, params, body: { version, ...patch }, now }) => {
    if (viewer.kind === 'office') {
      const call = { ...params, viewer, version, now };
      return { status: 200, body: await editAsStaff(transaction, call, patch) };
    }
    const { company_notes, reason, ...request } = patch;
    refuseFieldsOfStaff({ company_notes, reason, ...reasonsOf(request) });
    const call = { ...params, viewer, version, now };
    return { status: 200, body: await editOwnDraft(transaction, call, request) };
  },

  deleteQuote: async ({ transaction, viewer, params, query: { version }, now }) => {
    if (viewer.kind === 'office') {
      await deleteOfficeQuote(transaction, { ...params, viewer, version, now });
    } else {
      await deleteOwnDraft(transaction, { ...params, viewer, version, now });
    }
    return { status: 204, body: null };
  },
};

/** The reasons that only staff give. */
const reasonsOf = ({
  timeline_reason,
  outside_area_reason,
}: Pick<DraftPatch, keyof typeof staffReasons>) => ({ timeline_reason, outside_area_reason });

/** @throws ApiError `validation_failed` for each of the given staff-only fields. */
function refuseFieldsOfStaff(fields: Readonly<Record<string, unknown>>): void {
  const sent = Object.keys(fields).filter((name) => fields[name] !== undefined);
  if (sent.length === 0) return;
  throw new ApiError('validation_failed', 'Check the details below.', {
    fields: Object.fromEntries(sent.map((name) => [name, ['Leave this out: it is for us.']])),
  });
}
