import {
  clientsEndpoints,
  type Client,
  type ClientCounts,
  type ClientListItem,
  type Page,
} from '@cleaning/contract';
import type { ParsedBody, ParsedQuery } from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { readSnapshot, type Transaction } from '../../../platform/db/client.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { notFound, refuse } from '../../../platform/http/api-error.ts';
import { readPage } from '../../../platform/http/read-page.ts';
import { revealNdisNumber } from '../client-directory.ts';
import { countClients, countClientsByView, listClients } from './client-list-repository.ts';
import {
  findClient,
  findClientWithAgreements,
  type ClientDetailsRow,
} from './client-repository.ts';
import type { createClientProfileService } from './client-profile-service.ts';
import { createAddress } from '../addresses/address-service.ts';
import { createClient } from './create-client.ts';
import { profileColumns } from '../user-mapper.ts';
import { updateUser } from '../user-repository.ts';
import { toClientListItem, toClientProfile, toClientSummary } from './client-mapper.ts';

type ListQuery = ParsedQuery<(typeof clientsEndpoints)['listClients']>;

interface ClientCall {
  readonly id: string;
  readonly actor: Actor;
  readonly now: Date;
}

interface ClientServiceOptions extends Pick<
  Dependencies,
  'database' | 'secrets' | 'outbox' | 'publicUrl'
> {
  readonly profiles: Pick<ReturnType<typeof createClientProfileService>, 'change'>;
}

/** The clients, as staff look them up. Looking at one of them is noted. */
export function createClientService({
  database,
  secrets,
  outbox,
  publicUrl,
  profiles,
}: ClientServiceOptions) {
  const present = (row: ClientDetailsRow, now: Date): Client => {
    const today = sydneyDateOf(now);
    return {
      ...toClientSummary(row, today),
      profile: toClientProfile(row, { secrets, today }),
    };
  };

  return {
    async list(
      query: ListQuery,
      now: Date,
    ): Promise<Page<ClientListItem> & { results: ClientListItem[] }> {
      const { ordering } = query;
      const today = sydneyDateOf(now);
      const { path } = clientsEndpoints.listClients;
      return readPage(
        database,
        { path, query },
        {
          count: (snapshot) => countClients(snapshot, query),
          list: (snapshot, window) => listClients(snapshot, query, { ordering, today, ...window }),
          toItem: (row) => toClientListItem(row, today),
        },
      );
    },

    counts: (): Promise<ClientCounts> => readSnapshot(database, countClientsByView),

    /**
     * Makes a client, with the main address and the plan where they are given. Runs in the caller's transaction,
     * so that a repeated call can be distinguished from a new one.
     */
    async create(
      transaction: Transaction,
      request: ParsedBody<(typeof clientsEndpoints)['createClient']>,
      { actor, now }: Omit<ClientCall, 'id'>,
    ): Promise<Client> {
      const { email, first_name, last_name, phone_number, client_type, ...rest } = request;
      const { address, is_invited: isInvited, ...participant } = rest;
      const id = await createClient(
        transaction,
        { email, first_name, last_name, phone_number, client_type },
        { outbox, publicUrl, actorId: actor.userId, emailField: 'email', isInvited, now },
      );
      if (address !== undefined) await createAddress(transaction, id, address, now);
      if (Object.keys(participant).length > 0) {
        await profiles.change(transaction, { clientId: id, version: 1, now }, participant);
      }
      const row = await findClientWithAgreements(transaction, id);
      if (row === undefined) throw notFound();
      return present(row, now);
    },

    read: ({ id, actor, now }: ClientCall): Promise<Client> =>
      database.transaction(async (transaction) => {
        const row = await findClientWithAgreements(transaction, id);
        if (row === undefined) throw notFound();
        await recordAudit(transaction, {
          actorId: actor.userId,
          action: 'view',
          subjectType: 'client',
          subjectId: id,
          clientId: id,
          reason: null,
          now,
        });
        return present(row, now);
      }),

    /** Changes who they are and where they are called; who made it and why is noted. */
    update: (
      { id, actor, now }: ClientCall,
      { reason, ...changes }: ParsedBody<(typeof clientsEndpoints)['updateClientFor']>,
    ): Promise<Client> =>
      database.transaction(async (transaction) => {
        if ((await findClient(transaction, id)) === undefined) throw notFound();
        await updateUser(transaction, id, { ...profileColumns(changes), updatedAt: now });
        await recordAudit(transaction, {
          actorId: actor.userId,
          action: 'update',
          subjectType: 'client',
          subjectId: id,
          clientId: id,
          reason,
          now,
        });
        const row = await findClientWithAgreements(transaction, id);
        if (row === undefined) throw notFound();
        return present(row, now);
      }),

    /**
     * Notes that staff begin to act for a client, and why. The commands that follow are the staff's own, each
     * with its reason: none of the client's rights come with it.
     */
    act: ({ id, actor, now }: ClientCall, reason: string): Promise<void> =>
      database.transaction(async (transaction) => {
        const client = await findClient(transaction, id);
        if (client === undefined) throw notFound();
        if (client.user.deactivatedAt !== null)
          throw refuse('The account of this client is closed.');
        await recordAudit(transaction, {
          actorId: actor.userId,
          action: 'act_for_client',
          subjectType: 'client',
          subjectId: id,
          clientId: id,
          reason,
          now,
        });
      }),

    /** Notes that they stopped; also for an account that was closed meanwhile. */
    stopActing: ({ id, actor, now }: ClientCall): Promise<void> =>
      database.transaction(async (transaction) => {
        if ((await findClient(transaction, id)) === undefined) throw notFound();
        await recordAudit(transaction, {
          actorId: actor.userId,
          action: 'stop_acting_for_client',
          subjectType: 'client',
          subjectId: id,
          clientId: id,
          reason: null,
          now,
        });
      }),

    revealNdisNumber: ({ id, actor, now }: ClientCall, reason: string): Promise<string | null> =>
      database.transaction(async (transaction) => {
        if ((await findClient(transaction, id)) === undefined) throw notFound();
        const call = { secrets, clientId: id, actorId: actor.userId, reason, now };
        return revealNdisNumber(transaction, call);
      }),
  };
}
