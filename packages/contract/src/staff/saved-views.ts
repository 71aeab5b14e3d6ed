import { z } from 'zod';
import { requiredLine } from '../fields/text.ts';

/** The lists whose filters staff can save under a name. */
export const SAVED_VIEW_LISTS = ['quotes', 'invoices', 'clients'] as const;

/** A named set of filters, as in the address of a list; each belongs to one user. */
export const savedViewSchema = z.object({
  id: z.uuid(),
  list: z.enum(SAVED_VIEW_LISTS),
  name: z.string(),
  /** The query string of the list's address, without the question mark. */
  query: z.string(),
});

export type SavedView = z.output<typeof savedViewSchema>;
export type SavedViewList = (typeof SAVED_VIEW_LISTS)[number];

/** The most views that one user can save of one list. */
export const MAX_SAVED_VIEWS = 20;

const listField = z.enum(SAVED_VIEW_LISTS, { error: 'Choose a list that has views.' });
const QUERY_MESSAGE = 'Give the filters as an address has them, up to 1,000 characters.';

export const listSavedViewsQuery = z.strictObject({ list: listField });

export const createSavedViewRequest = z.strictObject({
  list: listField,
  name: requiredLine({ max: 40, emptyMessage: 'Give the view a name.' }),
  query: z
    .string({ error: QUERY_MESSAGE })
    .max(1000, QUERY_MESSAGE)
    .regex(/^[\w.~%+=&,-]*$/u, QUERY_MESSAGE),
});

export type CreateSavedViewRequest = z.input<typeof createSavedViewRequest>;
