import { company } from '@cleaning/company';
import type { Settings, updateSettingsRequest } from '@cleaning/contract';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database, Queryable } from '../../platform/db/client.ts';
import { ApiError, refuseField } from '../../platform/http/api-error.ts';
import { toSettings, toSettingsChanges } from './mapper.ts';
import { findSettings, updateUnchangedSettings, type SettingsRow } from './settings-repository.ts';

/** How the company works, as other modules need it. */
export type CompanySettings = Omit<SettingsRow, 'id' | 'remittanceEmail'> & {
  /** The address of support unless another one is set. */
  readonly remittanceEmail: string;
};

/** Reads how the company works now. */
export async function readSettings(queryable: Queryable): Promise<CompanySettings> {
  const { id: _id, ...row } = await findSettings(queryable);
  return { ...row, remittanceEmail: row.remittanceEmail ?? company.email.support };
}

interface SettingsChange {
  readonly request: z.output<typeof updateSettingsRequest>;
  readonly actorId: string;
  readonly now: Date;
}

/**
 * Changes how the company works, and notes who did it.
 *
 * @throws ApiError `stale_version` when the settings have changed since the caller read them.
 */
export async function updateSettings(
  database: Database,
  { request, actorId, now }: SettingsChange,
): Promise<Settings> {
  return database.transaction(async (transaction) => {
    const seen = await readSettings(transaction);
    if (seen.version !== request.version) throw staleSettings(seen);
    const changes = toSettingsChanges(request);
    assertPeriod({ ...seen, ...changes });
    const row = await updateUnchangedSettings(transaction, seen.version, changes, now);
    if (row === undefined) throw staleSettings(await readSettings(transaction));
    await recordAudit(transaction, {
      actorId,
      action: 'update',
      subjectType: 'settings',
      subjectId: null,
      clientId: null,
      reason: describeChange(request),
      now,
    });
    return toSettings(await readSettings(transaction));
  });
}

function assertPeriod({
  ndisRegistrationFrom: from,
  ndisRegistrationTo: to,
}: Pick<SettingsRow, 'ndisRegistrationFrom' | 'ndisRegistrationTo'>): void {
  if (from === null && to !== null) {
    throw refuseField('ndis_registration_from', 'Enter the day on which the registration began.');
  }
  if (from !== null && to !== null && to < from) {
    throw refuseField('ndis_registration_to', 'The last day cannot be before the first.');
  }
}

/** Which settings changed, and why if that was said. The log keeps no values. */
function describeChange({
  version: _version,
  reason = '',
  ...changes
}: SettingsChange['request']): string {
  const fields = Object.keys(changes);
  const changed = `Changed ${fields.length === 0 ? 'nothing' : fields.join(', ')}.`;
  return reason === '' ? changed : `${changed} ${reason}`;
}

const staleSettings = (current: CompanySettings): ApiError =>
  new ApiError(
    'stale_version',
    'The settings have changed since you opened them. Check them and try again.',
    { current: toSettings(current) },
  );
