import { z } from 'zod';
import { pageQuery } from '../http/page.ts';

/** The query field of a view that shows a page of the team. A page past the end is the last one. */
export const teamPageFields = { page: pageQuery.shape.page };

/** Which part of the team an answer is about. */
export const teamPageSchema = z.object({
  /** The area whose cleaners are shown, from the caller's preferences; null for every area. */
  area: z.string().nullable(),
  page: z.int().positive(),
  page_count: z.int().positive(),
  /** The cleaners on all pages. */
  cleaner_count: z.int().nonnegative(),
});

export type TeamPage = z.output<typeof teamPageSchema>;
