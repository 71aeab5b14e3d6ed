import type { ClientEvent } from '@cleaning/contract/clients';
import { formatMoney } from '@cleaning/pricing';
import {
  describeRelativeMoment,
  describeRelativeMomentInSentence,
} from '#kit/lib/describe-relative.ts';

type EventOf<Kind extends ClientEvent['kind']> = Extract<ClientEvent, { kind: Kind }>;

const VISIT: Readonly<Record<EventOf<'visit'>['command'], string>> = {
  request: 'asked for',
  confirm: 'planned',
  decline: 'turned down',
  reschedule: 'moved',
  assign: 'with another cleaner',
  edit: 'changed',
  request_reschedule: 'to be moved, as asked',
  accept_reschedule: 'moved, as asked',
  decline_reschedule: 'stays, another time was not free',
  withdraw_reschedule: 'stays, the request was withdrawn',
  start: 'under way',
  report_running_late: 'runs late',
  complete: 'completed',
  correct_times: 'with corrected times',
  report_no_access: 'without access',
  undo_no_access: 'planned again, no access was a mistake',
  start_after_no_access: 'under way, after no access',
  complete_after_no_access: 'completed, no access was a mistake',
  cancel: 'cancelled',
  charge_fee: 'charged a late fee',
  waive_fee: 'without its late fee',
};

const QUOTE: Readonly<Record<EventOf<'quote'>['command'], string>> = {
  create: 'started',
  submit: 'asked for',
  cancel: 'cancelled',
  send: 'sent',
  decline_request: 'turned down',
  approve: 'approved',
  decline: 'declined',
  request_changes: 'to be changed',
  revise: 'in a new version',
  change: 'changed',
  expire: 'ended without an answer',
  withdraw: 'withdrawn',
  convert: 'booked',
  record_deposit: 'has a payment of its deposit',
  take_deposit_back: 'had a payment of its deposit undone',
  refund_deposit: 'had its deposit paid back',
  take_deposit_off: 'had its deposit taken off an invoice',
  release_deposit: 'has its deposit free again',
  waive_deposit: 'needs no more deposit',
  refuse_send: 'not sent',
};

const INVOICE: Readonly<Record<EventOf<'invoice'>['command'], string>> = {
  create: 'drafted',
  issue: 'issued',
  send_again: 'sent again',
  record_payment: 'paid',
  refund: 'given back',
  credit: 'credited',
  void: 'voided',
  write_off: 'written off',
  submit_claim: 'claimed',
  accept_claim: 'had its claim accepted',
  reject_claim: 'rejected by its payer',
  reopen_claim: 'had its claim made ready again',
  reconcile_claim: 'had its claim matched',
};

const PAYMENT: Readonly<Record<EventOf<'payment'>['payment'], string>> = {
  payment: 'received',
  refund: 'given back',
  credit: 'credited',
};

/** An event of a client's history, in one line: "Visit A-1091 under way". */
export function describeEvent(event: ClientEvent): string {
  switch (event.kind) {
    case 'visit': {
      return `Visit ${event.reference ?? ''} ${VISIT[event.command]}`;
    }
    case 'quote': {
      return `Quote ${event.reference ?? ''} ${QUOTE[event.command]}`;
    }
    case 'invoice': {
      return `${event.reference ?? 'Invoice'} ${INVOICE[event.command]}, ${formatMoney(event.total_cents)}`;
    }
    case 'payment': {
      return `${formatMoney(event.amount_cents)} ${PAYMENT[event.payment]} for ${event.reference ?? 'an invoice'}`;
    }
    case 'message': {
      return `${event.actor_name ?? 'A deleted user'} wrote: “${event.excerpt}”`;
    }
    case 'details': {
      return `${event.actor_name ?? 'A deleted user'} ${DETAILS[event.action]}`;
    }
    default: {
      return event satisfies never;
    }
  }
}

const DETAILS: Readonly<Record<EventOf<'details'>['action'], string>> = {
  create: 'made the client',
  update: 'changed the details',
  invite: 'sent an invitation to log in',
  reveal_ndis_number: 'saw the whole NDIS number',
};

/** When the event was, who caused it and why. */
export function describeCircumstances(event: ClientEvent, now: Date): string {
  const isNamed = event.kind === 'message' || event.kind === 'details';
  const who = isNamed || event.actor_name === null ? '' : `. ${event.actor_name}`;
  const planned =
    event.kind === 'visit' &&
    event.starts_at !== null &&
    ['confirm', 'reschedule', 'accept_reschedule'].includes(event.command)
      ? `, for ${describeRelativeMomentInSentence(event.starts_at, now)}`
      : '';
  const why =
    'reason' in event && event.reason !== null && event.reason !== '' ? `. “${event.reason}”` : '';
  return `${describeRelativeMoment(event.occurred_at, now)}${planned}${who}${why}`;
}
