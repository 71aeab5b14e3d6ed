import type { ListFailedMailsQuery } from '@cleaning/contract/mails';
import {
  MAIL_FAILURE_CAUSES,
  MOST_MAILS_AT_ONCE,
  type MailFailureCause,
} from '@cleaning/contract/mails/rules';
import type { Prefetch } from '#kit/api/prefetch.ts';
import { defineListView } from '#kit/lists/define-list-view.ts';
import { ADMIN_FAILED_MAIL_PATH, STAFF_FAILED_MAIL_PATH } from './mail-paths.ts';

const causeNamed = (text: string): MailFailureCause | '' =>
  MAIL_FAILURE_CAUSES.find((cause) => cause === text) ?? '';

const viewAt = (path: string) =>
  defineListView({
    path,
    filters: [
      { id: 'open', label: 'Open', query: { show: 'open' } },
      { id: 'settled', label: 'Settled', query: { show: 'settled' } },
    ],
    fields: { cause: causeNamed },
    // One press tries a page again.
    pageSize: MOST_MAILS_AT_ONCE,
  });

/** The list of failed mail is in both portals, each at its own address. */
export const staffFailedMail = viewAt(STAFF_FAILED_MAIL_PATH);
export const adminFailedMail = viewAt(ADMIN_FAILED_MAIL_PATH);

export type FailedMailDefinition = typeof staffFailedMail;
export type FailedMailView = ReturnType<FailedMailDefinition['read']>;

/** The API query of a view. */
export function failedMailQuery(
  definition: FailedMailDefinition,
  view: FailedMailView,
): ListFailedMailsQuery {
  const { cause = '', ...query } = definition.toQuery(view);
  const known = causeNamed(cause);
  return { ...query, ...(known !== '' && { cause: known }) };
}

export const prefetchFailedMail =
  (definition: FailedMailDefinition): Prefetch =>
  ({ api, read, search }) =>
    void read(api.listFailedMails.query(failedMailQuery(definition, definition.read(search))));
