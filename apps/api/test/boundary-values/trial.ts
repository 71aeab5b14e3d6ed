import { documentedEndpoints } from '@cleaning/contract/endpoints';
import type { EndpointDefinition } from '@cleaning/contract/http';
import type { LightMyRequestResponse } from 'fastify';
import { createOpenApiDocument } from '../../src/core/http/openapi.ts';
import type { TestApp, TestPerson } from '../create-test-app.ts';
import type { Schema } from '../fuzz/value-of-schema.ts';
import { multipart } from '../multipart.ts';
import { resolvedDocument } from '../resolved-document.ts';
import type { Reader, Written } from './reader.ts';
import { partOf } from './reads.ts';
import { nameOf, roundsOf, variantsOf, withVariant, type Variant } from './variants.ts';
import { START, type ReadyRequest, type Row, type World } from './world.ts';

const document = resolvedDocument(createOpenApiDocument(documentedEndpoints, 'http://localhost'));
const bodies = new Map<string, Schema | undefined>(
  Object.values(document.paths)
    .flatMap((operations) => Object.values(operations))
    .map(({ operationId, requestBody }) => {
      const content = requestBody?.content;
      const described = content?.['application/json'] ?? content?.['multipart/form-data'];
      return [operationId, described?.schema as Schema | undefined];
    }),
);

/** What came of sending one write. */
export interface Outcome {
  /** The names of the values that were accepted. */
  readonly accepted: readonly string[];
  /** What failed, with the values that were sent. */
  readonly faults: readonly string[];
  /** What failed of the records beside the written one, after all values. */
  readonly faultsBeside: readonly string[];
  /** Whose records changed. */
  readonly owners: readonly TestPerson[];
}

interface Trial {
  readonly api: TestApp;
  readonly reader: Reader;
  readonly world: World;
  /**
   * When the records beside the written one are read, such as its client: after each accepted
   * request, which names the field of a fault, or once after the last.
   */
  readonly readsBeside: 'each' | 'last';
}

/** Sends a write as it is accepted, and then with its fields at their boundaries. */
export async function trial(
  { api, reader, world, readsBeside }: Trial,
  write: EndpointDefinition,
  row: Row,
): Promise<Outcome> {
  const accepted: string[] = [];
  const faults: string[] = [];
  const owners = new Map<string, TestPerson>();
  const beside = new Map<string, Written>();
  let unused: ReadyRequest | null = null;

  /** A request in a state that no accepted request has changed. */
  const ready = async (): Promise<ReadyRequest> => {
    if (unused === null) {
      states += 1;
      api.clock.set(new Date(START.getTime() + states * 1000).toISOString());
      unused = await row(world);
    }
    return unused;
  };

  async function send(variants: readonly Variant[]): Promise<LightMyRequestResponse> {
    const request = await ready();
    const body = variants.reduce<unknown>(withVariant, request.form ?? request.body);
    const response = await callOf(api, write, request, body);
    const what = `${write.name} [${variants.map(nameOf).join(', ')}]`;
    if (response.statusCode >= 500) {
      faults.push(
        `${what} is answered ${response.statusCode}: ${api.logLines.slice(-2).join('\n')}`,
      );
    }
    if (response.statusCode >= 300) return response;
    unused = null;
    const owner = request.owner ?? ownerIn(world, request);
    owners.set(owner.id, owner);
    const written = writtenBy(write, world, owner, request, response);
    const isRead = ([part]: Written['ids'][number]): boolean =>
      readsBeside === 'each' || part === partOf(write);
    const failed = await reader.readWritten({ ...written, ids: written.ids.filter(isRead) });
    faults.push(...failed.map((fault) => `${what}: ${fault}`));
    for (const subject of written.ids.filter((id) => !isRead(id))) {
      beside.set(subject.join(' '), { ...written, ids: [subject], text: '' });
    }
    return response;
  }

  /** Sends values together. What is refused for one of them is sent again without it. */
  async function sendTogether(variants: readonly Variant[]): Promise<void> {
    const before = faults.length;
    const response = await send(variants);
    if (response.statusCode < 300 && faults.length === before) {
      accepted.push(...variants.map(nameOf));
    } else if (variants.length > 1) {
      for (const part of partsOf(variants, response)) await sendTogether(part);
    }
  }

  const base = await send([]);
  const isAccepted = base.statusCode < 300;
  if (!isAccepted) faults.push(`${write.name} is refused: ${base.statusCode} ${base.body}`);
  const schema = bodies.get(write.name);
  if (isAccepted && schema !== undefined) {
    const { body, form, others, inPlace } = await ready();
    const variants = inPlace?.variants ?? variantsOf(schema, form ?? body, others);
    for (const round of roundsOf(variants)) await sendTogether(round);
  }
  const faultsBeside: string[] = [];
  for (const written of beside.values()) faultsBeside.push(...(await reader.readWritten(written)));
  return { accepted, faults, faultsBeside, owners: [...owners.values()] };
}

/** The number of states that were made, so that each has a later time than those before. */
let states = 0;

/** The values that were not refused by name, and each of the others; or else two halves. */
function partsOf(
  variants: readonly Variant[],
  response: LightMyRequestResponse,
): readonly (readonly Variant[])[] {
  const isNamed = ({ path }: Variant) =>
    response.statusCode === 400 && response.body.includes(`"${path.join('.')}`);
  const named = variants.filter(isNamed);
  const others = variants.filter((variant) => !isNamed(variant));
  if (named.length > 0 && others.length > 0) return [others, ...named.map((one) => [one])];
  const middle = Math.ceil(variants.length / 2);
  return [variants.slice(0, middle), variants.slice(middle)];
}

async function callOf(
  api: TestApp,
  { method, path }: EndpointDefinition,
  { as, ids = {}, query = '', form }: ReadyRequest,
  body: unknown,
): Promise<LightMyRequestResponse> {
  const filled = path.replaceAll(/:(\w+)/gu, (_, id: string) => ids[id] ?? '');
  const call = { method, path: `${filled}${query}`, as };
  if (form === undefined) return api.call({ ...call, body: body as object | undefined });
  return api.call({ ...call, ...(await multipart(body as Record<string, string | File>)) });
}

/** The client whose records a request changes, where the row does not say. */
const ownerIn = ({ client, participant }: World, { as, body, ids }: ReadyRequest): TestPerson =>
  [as?.id, body?.['client_id'], ids?.['id']].includes(participant.id) ? participant : client;

/** The parts of the service that ids in a request or an answer belong to, by their names. */
const PARTS: Readonly<Record<string, string>> = {
  client_id: 'clients',
  quote_id: 'quotes',
  invoice_id: 'invoices',
  appointment_id: 'appointments',
  statement_id: 'bank_statements',
};

function writtenBy(
  write: EndpointDefinition,
  world: World,
  owner: TestPerson,
  { ids, body }: ReadyRequest,
  response: LightMyRequestResponse,
): Written {
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  const answer: unknown = isJson ? response.json() : null;
  const found = [ids ?? {}, body ?? {}, answer ?? {}]
    .flatMap((part) => Object.entries(part))
    .flatMap(([name, value]): [string, string][] => {
      const part = name === 'id' ? partOf(write) : PARTS[name];
      return part === undefined || typeof value !== 'string' ? [] : [[value, part]];
    });
  return {
    world,
    owner,
    ids: [...new Map(found)].map(([id, part]) => [part, id]),
    answer,
    text: isJson ? response.body : '',
  };
}
