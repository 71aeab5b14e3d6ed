import { z } from 'zod';

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
