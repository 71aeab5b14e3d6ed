import * as resources from '../resources/team-resources.ts';
import type { CallEndpoint } from './call-options.ts';

/** The calls that only the staff and admin portals make. */
export interface TeamClient {
  readonly cleaners: ReturnType<typeof resources.createCleaners>;
  readonly clientHistory: ReturnType<typeof resources.createClientHistory>;
  readonly enquiries: ReturnType<typeof resources.createEnquiries>;
  readonly audit: ReturnType<typeof resources.createAudit>;
  readonly settings: ReturnType<typeof resources.createSettings>;
  readonly bankStatements: ReturnType<typeof resources.createBankStatements>;
  readonly bookkeeping: ReturnType<typeof resources.createBookkeeping>;
  readonly claims: ReturnType<typeof resources.createClaims>;
  readonly savedViews: ReturnType<typeof resources.createSavedViews>;
  readonly users: ReturnType<typeof resources.createUsers>;
}

/** Builds a client for the groups that only the staff and admin portals call. */
export function createTeamClient(callEndpoint: CallEndpoint): TeamClient {
  return {
    cleaners: resources.createCleaners(callEndpoint),
    clientHistory: resources.createClientHistory(callEndpoint),
    enquiries: resources.createEnquiries(callEndpoint),
    audit: resources.createAudit(callEndpoint),
    settings: resources.createSettings(callEndpoint),
    bankStatements: resources.createBankStatements(callEndpoint),
    bookkeeping: resources.createBookkeeping(callEndpoint),
    claims: resources.createClaims(callEndpoint),
    savedViews: resources.createSavedViews(callEndpoint),
    users: resources.createUsers(callEndpoint),
  };
}
