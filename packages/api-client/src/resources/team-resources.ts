import {
  auditCalls,
  bankStatementsCalls,
  bookkeepingCalls,
  claimsCalls,
  cleanersCalls,
  clientHistoryCalls,
  enquiriesCalls,
  savedViewsCalls,
  settingsCalls,
  usersCalls,
} from '@cleaning/contract/calls';
import type { CallEndpoint } from '../client/call-options.ts';
import { createResource } from './create-resource.ts';

// Each group is a function of its own, so that a bundler leaves out those that are not used.

/** What staff and admins did with other users' data. */
export const createAudit = (call: CallEndpoint) => createResource(call, auditCalls);

/** Money that came to the account of the company, and the invoices that it pays. */
export const createBankStatements = (call: CallEndpoint) =>
  createResource(call, bankStatementsCalls);

/** What the bookkeeper takes into the accounts: exports, GST and aged debts. */
export const createBookkeeping = (call: CallEndpoint) => createResource(call, bookkeepingCalls);

/** Bulk payment requests: how agency-managed invoices are claimed. */
export const createClaims = (call: CallEndpoint) => createResource(call, claimsCalls);

/** What happened with a client, for staff. */
export const createClientHistory = (call: CallEndpoint) => createResource(call, clientHistoryCalls);

/** Messages of the contact form. */
export const createEnquiries = (call: CallEndpoint) => createResource(call, enquiriesCalls);

/** The filters of lists that members of staff come back to. */
export const createSavedViews = (call: CallEndpoint) => createResource(call, savedViewsCalls);

/** How the company works. */
export const createSettings = (call: CallEndpoint) => createResource(call, settingsCalls);

/** All accounts, for admins. */
export const createUsers = (call: CallEndpoint) => createResource(call, usersCalls);

/** Working hours and leave. */
export const createCleaners = (call: CallEndpoint) => createResource(call, cleanersCalls);
