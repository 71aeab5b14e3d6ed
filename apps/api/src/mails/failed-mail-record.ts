import type { FailedMail } from '@cleaning/contract/mails';
import {
  transitionFailedMail,
  type FailedMailCommand,
  type FailedMailState,
} from '@cleaning/contract/mails/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import { hasWorkingLink } from '../accounts/account-links.ts';
import { recordAudit } from '../core/audit/record-audit.ts';
import type { Command, CommandedRecord } from '../core/command.ts';
import { refuseField } from '../core/http/api-error.ts';
import type { OfficeViewer, UserViewer } from '../core/http/viewer.ts';
import { dueNow, updateFailedMail, type FailedMailChanges } from '../core/mail/failed-mail.ts';
import { linkOf, statusOf, toFailedMail } from './view.ts';
import { findFailedMail, lockFailedMail, type FailedMailRow } from './failed-mail-repository.ts';

/** A failed email as a record that commands move. */
interface FailedMailKind {
  readonly loaded: { readonly row: FailedMailRow; readonly link: FailedMailState['link'] };
  readonly view: FailedMail;
  readonly changes: FailedMailChanges;
  readonly command: FailedMailCommand;
  readonly details: object;
}

type CommandOnMail = Command<FailedMailKind>;

const DONE: Readonly<Record<FailedMailCommand, string>> = {
  retry: 'Tried again.',
  readdress: 'Sent to another address.',
  tell: 'Told by phone.',
};

/** How commands of the team move a failed email. The audit log gets each of them. */
export const failedMailRecord: CommandedRecord<FailedMailKind> = {
  async lock(transaction, { id, viewer, now }) {
    const found = await lockFailedMail(transaction, id, officeOf(viewer));
    if (found === undefined) return undefined;
    const { row, text } = found;
    const byTime = linkOf(row, now);
    const isOver = byTime === 'works' && !(await hasWorkingLink(transaction, text, now));
    return { row, link: isOver ? 'ended' : byTime };
  },
  viewOf: ({ row, link }, _transaction, { now }) => toFailedMail(row, now, link),
  staleMessage: 'Something happened to this email since you opened it. Check it and try again.',
  step({ row, link }, { command }, { now }) {
    const result = transitionFailedMail({ status: statusOf(row, now), link }, command);
    return result.ok ? { ok: true, changes: {} } : result;
  },
  async write(transaction, { row }, changes) {
    await updateFailedMail(transaction, row.id, changes);
    return findFailedMail(transaction, row.id);
  },
  note: (transaction, { row, command, call: { viewer, now } }) =>
    recordAudit(transaction, {
      actorId: officeOf(viewer).staffId,
      action: 'update',
      subjectType: 'mail',
      subjectId: row.id,
      clientId: row.reader?.userType === 'client' ? row.reader.id : null,
      reason: DONE[command],
      now,
    }),
  show: async (_transaction, row, { now }) => toFailedMail(row, now),
};

/** Every endpoint about failed mail is for the office. */
function officeOf(viewer: UserViewer): OfficeViewer {
  if (viewer.kind !== 'office') throw new Error('Only the office acts on failed mail.');
  return viewer;
}

interface Context {
  readonly now: Date;
}

export const retrying = ({ now }: Context): CommandOnMail => ({
  command: 'retry',
  effects: ({ row }) => ({ changes: dueNow(row, now) }),
});

/** Sends this email to another address. The account of its reader keeps its own. */
export const readdressing = (
  { now }: Context,
  { email }: { readonly email: string },
): CommandOnMail => ({
  command: 'readdress',
  effects({ row }) {
    if (email === row.recipient) {
      throw refuseField('email', 'It went to this address already. Use another, or try again.');
    }
    const firstRecipient = row.firstRecipient ?? row.recipient;
    return { changes: { ...dueNow(row, now), attempts: 0, recipient: email, firstRecipient } };
  },
});

interface Call {
  readonly told_to: string;
  /** A Sydney date. */
  readonly told_on: string;
  readonly note: string;
}

/** Closes an email, because its reader was told by phone; no attempt follows. */
export const telling = (
  { viewer, now }: Context & { readonly viewer: OfficeViewer },
  { told_to: toldTo, told_on: toldOn, note: toldNote }: Call,
): CommandOnMail => ({
  command: 'tell',
  effects({ row }) {
    if (toldOn > sydneyDateOf(now)) {
      throw refuseField('told_on', 'This day has not come yet. Give the day of the call.');
    }
    if (toldOn < sydneyDateOf(row.createdAt)) {
      throw refuseField(
        'told_on',
        'The email was written after this day. Give the day of the call.',
      );
    }
    const closing = { closedAt: now, closedById: viewer.staffId, failedAt: row.failedAt ?? now };
    return { changes: { ...closing, toldTo, toldOn, toldNote } };
  },
});
