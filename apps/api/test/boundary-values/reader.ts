import type { EndpointDefinition } from '@cleaning/contract/http';
import { isFileResponse } from '@cleaning/contract/http/rules';
import type { TestApp, TestPerson } from '../create-test-app.ts';
import { addressesOf, linksIn, lists, readsIn, shows, type Subject } from './reads.ts';
import type { World } from './world.ts';

/** An accepted write: whose records it changed, the ids in it, and what was answered. */
export interface Written extends Pick<Subject, 'answer'> {
  readonly world: World;
  readonly owner: TestPerson;
  /** The ids of records, with the part of the service that each belongs to. */
  readonly ids: readonly (readonly [part: string, id: string])[];
  readonly text: string;
}

export interface Reader {
  /** Reads the records that a write named or answered, as their client and as staff. */
  readWritten(written: Written): Promise<readonly string[]>;
  /** Reads the lists that show what a write changes, or all lists, to these clients and to staff. */
  readLists(
    world: World,
    clients: readonly TestPerson[],
    write?: EndpointDefinition,
  ): Promise<readonly string[]>;
  /** The reads that showed something. */
  readonly answered: ReadonlySet<string>;
  readonly count: number;
}

/** Calls the reads of the endpoint table. Each method returns the reads that failed, with the log. */
export function createReader(api: TestApp): Reader {
  const answered = new Set<string>();
  let count = 0;

  async function read(name: string, path: string, as?: TestPerson): Promise<readonly string[]> {
    count += 1;
    const { statusCode, body } = await api.call({ path, as });
    if (statusCode < 300) answered.add(name);
    if (statusCode >= 500) {
      return [`GET ${path} is answered ${statusCode}: ${api.logLines.slice(-2).join('\n')}`];
    }
    // Offers as they were sent are known only from their list.
    if (name !== 'listQuoteRevisions' || statusCode >= 300) return [];
    const [, id] = /"id":"([^"]+)"/u.exec(body) ?? [];
    return id === undefined ? [] : read('getQuoteRevision', `quotes/revisions/${id}/`, as);
  }

  async function readAs(
    endpoint: EndpointDefinition,
    subject: Subject,
    clients: readonly TestPerson[],
  ): Promise<readonly string[]> {
    const faults: string[] = [];
    for (const path of addressesOf(endpoint, subject)) {
      for (const person of readersOf(endpoint, subject.world, clients)) {
        faults.push(...(await read(endpoint.name, path, person)));
      }
    }
    return faults;
  }

  return {
    answered,
    get count() {
      return count;
    },
    async readWritten({ world, owner, ids, answer, text }) {
      const faults: string[] = [];
      for (const [part, id] of ids) {
        for (const one of readsIn(part)) {
          faults.push(...(await readAs(one, { world, id, answer }, [owner])));
        }
      }
      for (const link of linksIn(text)) {
        const name = link.startsWith('files/') ? 'downloadFile' : 'readCalendarFeed';
        faults.push(...(await read(name, link)));
      }
      return faults;
    },
    async readLists(world, clients, write) {
      const shown = lists.filter((list) => write === undefined || shows(write, list));
      const faults: string[] = [];
      for (const list of shown) {
        faults.push(...(await readAs(list, { world, id: world.client.id, answer: null }, clients)));
      }
      return faults;
    },
  };
}

/** Who reads: everyone who may, but a paper is the same for staff and takes long to make. */
function readersOf(
  { access, responses }: EndpointDefinition,
  { staff, admin }: World,
  clients: readonly TestPerson[],
): readonly TestPerson[] {
  if (
    (access === 'client-or-office' || access === 'client-or-staff') &&
    isFileResponse(responses[200])
  )
    return [staff];
  switch (access) {
    case 'public':
    case 'client':
      return clients;
    case 'signed-in':
    case 'client-or-office':
    case 'client-or-staff':
      return [...clients, staff];
    case 'office':
    case 'staff':
      return [staff];
    case 'admin':
    case 'owner':
      return [admin];
    default:
      throw new Error(`No way to read as ${String(access)}.`);
  }
}
