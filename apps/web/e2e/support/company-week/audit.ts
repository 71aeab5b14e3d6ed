import { type APIRequestContext, expect } from '@playwright/test';
import { apiAs } from '../api.ts';
import { DEMO, logIn } from '../users.ts';
import type { ClientKey, Company } from './people.ts';

/**
 * The log entries of the office's actions for each client. The entries about visits, which every
 * client has, are added by the check.
 */
const DONE: Readonly<Record<ClientKey, readonly string[]>> = {
  bruno: ['act_for_client appointment_series'],
  carla: [],
  dev: [],
  // Issued despite the check, claimed, corrected after the rejection, and claimed again.
  aiko: [
    'override_check invoice',
    'reveal_ndis_number client',
    'update client',
    'reveal_ndis_number client',
  ],
  asha: ['reveal_ndis_number client'],
  petra: [],
  paul: [],
  sofia: [],
  sven: [],
};

const DONE_FOR_FIRST = ['create client', 'act_for_client quote', 'export client'];

interface Week {
  readonly company: Company;
  /** The id of the client who started as an enquiry. */
  readonly firstId: string;
  /** The reason given for issuing one invoice although its check found errors. */
  readonly override: string;
}

/**
 * Expects exactly the office's actions for each client of the week in the audit log, each once. This
 * calls the API, because a screen shows one page of the log at a time.
 */
export async function expectAuditLog(
  request: APIRequestContext,
  { company, firstId, override }: Week,
): Promise<void> {
  const { audit } = apiAs(await logIn(request, DEMO.admin));
  const byOffice = { actor_id: company.office.user.id, page_size: 100 };
  const doneFor = async (clientId: string): Promise<string[]> => {
    const { results } = await audit.listAuditEntries({ ...byOffice, client_id: clientId });
    return results
      .filter(({ action }) => action !== 'view')
      .map(({ action, subject_type: subject }) => `${action} ${subject}`)
      .toSorted();
  };
  for (const [key, done] of Object.entries(DONE)) {
    const { session } = company.clients[key as ClientKey];
    expect(await doneFor(session.user.id), key).toEqual(
      ['act_for_client appointment', ...done].toSorted(),
    );
  }
  expect(await doneFor(firstId)).toEqual(DONE_FOR_FIRST.toSorted());
  const overrides = await audit.listAuditEntries({ ...byOffice, action: 'override_check' });
  expect(overrides.results.map(({ reason }) => reason)).toEqual([override]);
  const batches = await audit.listAuditEntries({
    ...byOffice,
    action: 'create',
    subject_type: 'claim_file',
  });
  expect(batches.count).toBe(2);
}
