import type { Prefetch } from '../../../shared/portal-api/prefetch.ts';
import { remindersView } from './reminders-view.ts';

/** The reminders of the page that an address names. */
export const prefetchReminders: Prefetch = ({ queries, read, search }) => {
  void read(queries.invoices.reminders(remindersView.toQuery(remindersView.read(search))));
};
