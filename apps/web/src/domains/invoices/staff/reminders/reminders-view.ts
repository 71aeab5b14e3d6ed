import { SITE_PATHS } from '@cleaning/contract/routes';
import { defineListView } from '#kit/lists/define-list-view.ts';

/** The page of reminders in the address. */
export const remindersView = defineListView({ path: SITE_PATHS.staffReminders, pageSize: 50 });
