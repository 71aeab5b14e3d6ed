import type { Prefetch } from '#kit/api/prefetch.ts';
import { remindersView } from './reminders-view.ts';

/** Prefetches the page of reminders in the address. */
export const prefetchReminders: Prefetch = ({ api, read, search }) => {
  void read(api.listReminders.query(remindersView.toQuery(remindersView.read(search))));
};
