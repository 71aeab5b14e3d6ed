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

// Each group is a separate function, so that a bundler can leave out unused ones.

/** What staff and admins did with other users' data. */
export const createAudit = (call: CallEndpoint) => createResource(call, auditCalls);

/** Received bank payments, and the invoices that they pay. */
export const createBankStatements = (call: CallEndpoint) =>
  createResource(call, bankStatementsCalls);

/** Bookkeeping: exports, GST and aged debts. */
export const createBookkeeping = (call: CallEndpoint) => createResource(call, bookkeepingCalls);

/** Bulk payment requests, by which agency-managed invoices are claimed. */
export const createClaims = (call: CallEndpoint) => createResource(call, claimsCalls);

/** The history of a client, for staff. */
export const createClientHistory = (call: CallEndpoint) => createResource(call, clientHistoryCalls);

/** Messages of the contact form. */
export const createEnquiries = (call: CallEndpoint) => createResource(call, enquiriesCalls);

/** Saved filters of lists, for staff. */
export const createSavedViews = (call: CallEndpoint) => createResource(call, savedViewsCalls);

/** The settings of the company. */
export const createSettings = (call: CallEndpoint) => createResource(call, settingsCalls);

/** All accounts, for admins. */
export const createUsers = (call: CallEndpoint) => createResource(call, usersCalls);

/** Working hours and leave. */
export const createCleaners = (call: CallEndpoint) => createResource(call, cleanersCalls);
