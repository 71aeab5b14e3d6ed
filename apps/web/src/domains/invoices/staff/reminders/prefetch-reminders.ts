import type { Prefetch } from '#kit/api/prefetch.ts';
import { remindersView } from './reminders-view.ts';

/** Prefetches the page of reminders in the address. */
export const prefetchReminders: Prefetch = ({ queries, read, search }) => {
  void read(queries.invoices.reminders(remindersView.toQuery(remindersView.read(search))));
};
