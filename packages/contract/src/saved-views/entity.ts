import { z } from 'zod';

/** The lists whose filters a member of staff can save under a name. */
export const SAVED_VIEW_LISTS = ['quotes', 'invoices', 'clients'] as const;

/** The filters of a list as its address has them, under a name; each user has their own. */
export const savedViewSchema = z.object({
  id: z.uuid(),
  list: z.enum(SAVED_VIEW_LISTS),
  name: z.string(),
  /** The query of the list's address, without a question mark. */
  query: z.string(),
});

export type SavedView = z.output<typeof savedViewSchema>;
export type SavedViewList = (typeof SAVED_VIEW_LISTS)[number];
