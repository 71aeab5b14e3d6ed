import {
  MAX_SAVED_VIEWS,
  type createSavedViewRequest,
  type SavedView,
  type savedViewsEndpoints,
} from '@cleaning/contract/staff';
import type { z } from 'zod';
import type { Transaction } from '../core/db/client.ts';
import { violatesUnique } from '../core/db/database-errors.ts';
import { notFound, refuse, refuseField } from '../core/http/api-error.ts';
import type { HandlersOf } from '../core/http/handlers.ts';
import {
  countViews,
  deleteView,
  insertView,
  listViews,
  lockViewsOf,
  type SavedViewRow,
} from './view-repository.ts';

/** Serves the calls about saved views. Users read and delete only their own. */
export const savedViewsHandlers: HandlersOf<typeof savedViewsEndpoints> = {
  listSavedViews: async ({ database, viewer, query: { list } }) => ({
    status: 200,
    body: (await listViews(database, { userId: viewer.staffId, list })).map(toSavedView),
  }),

  createSavedView: async ({ transaction, viewer, body, now }) => ({
    status: 201,
    body: await createView(transaction, body, { userId: viewer.staffId, now }),
  }),

  deleteSavedView: async ({ transaction, viewer, params: { id } }) => {
    if (!(await deleteView(transaction, { id, userId: viewer.staffId }))) throw notFound();
    return { status: 204, body: null };
  },
};

/** @throws ApiError when the user has the maximum number of views, or one with this name. */
async function createView(
  transaction: Transaction,
  { list, name, query }: z.output<typeof createSavedViewRequest>,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<SavedView> {
  await lockViewsOf(transaction, userId);
  if ((await countViews(transaction, { userId, list })) >= MAX_SAVED_VIEWS) {
    throw refuse(
      `You have ${MAX_SAVED_VIEWS} views, which is as many as we keep. Delete one first.`,
    );
  }
  try {
    return toSavedView(
      await insertView(transaction, { userId, list, name, query, createdAt: now }),
    );
  } catch (error) {
    if (!violatesUnique(error, 'saved_views_user_list_name_key')) throw error;
    throw refuseField('name', 'You have a view of this name. Choose another name.');
  }
}

const toSavedView = ({ id, list, name, query }: SavedViewRow): SavedView => ({
  id,
  list,
  name,
  query,
});
