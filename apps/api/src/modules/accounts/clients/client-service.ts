import { clientsEndpoints, type Client, type ClientSummary, type Page } from '@cleaning/contract';
import type { ParsedBody, ParsedQuery } from '@cleaning/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { notFound } from '../../../platform/http/api-error.ts';
import { readPage } from '../../../platform/http/read-page.ts';
import { revealNdisNumber } from '../client-directory.ts';
import { countClients, findClient, listClients } from './client-repository.ts';
import { profileColumns } from '../user-mapper.ts';
import { updateUser } from '../user-repository.ts';
import { toClientProfile, toClientSummary } from './client-mapper.ts';

type ListQuery = ParsedQuery<(typeof clientsEndpoints)['listClients']>;

interface ClientCall {
  readonly id: string;
  readonly actor: Actor;
  readonly now: Date;
}

/** The clients, as staff look them up. Looking at one of them is noted. */
export function createClientService({
  database,
  secrets,
}: Pick<Dependencies, 'database' | 'secrets'>) {
  return {
    async list(query: ListQuery): Promise<Page<ClientSummary> & { results: ClientSummary[] }> {
      const { ordering } = query;
      const { path } = clientsEndpoints.listClients;
      return readPage(
        database,
        { path, query },
        {
          count: (snapshot) => countClients(snapshot, query),
          list: (snapshot, window) => listClients(snapshot, query, { ordering, ...window }),
          toItem: toClientSummary,
        },
      );
    },

    read: ({ id, actor, now }: ClientCall): Promise<Client> =>
      database.transaction(async (transaction) => {
        const row = await findClient(transaction, id);
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
        return { ...toClientSummary(row), profile: toClientProfile(row, secrets) };
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
        const row = await findClient(transaction, id);
        if (row === undefined) throw notFound();
        return { ...toClientSummary(row), profile: toClientProfile(row, secrets) };
      }),

    revealNdisNumber: ({ id, actor, now }: ClientCall, reason: string): Promise<string | null> =>
      database.transaction(async (transaction) => {
        if ((await findClient(transaction, id)) === undefined) throw notFound();
        const call = { secrets, clientId: id, actorId: actor.userId, reason, now };
        return revealNdisNumber(transaction, call);
      }),
  };
}
