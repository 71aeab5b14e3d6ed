import type { EndpointName } from '@cleaning/contract/endpoints';
import { expect } from 'vitest';
import type { CallOptions, TestApp, TestPerson } from '../create-test-app.ts';
import type { GoogleIssuer } from '../google-issuer.ts';
import { signInParticipant } from '../ndis-fixtures.ts';
import type { Variant } from './variants.ts';

/** What the rows of the table make their states with. Each write has its own people. */
export interface World {
  readonly api: TestApp;
  readonly google: GoogleIssuer;
  readonly admin: TestPerson;
  readonly staff: TestPerson;
  /** A client for general cleaning. */
  readonly client: TestPerson;
  readonly participant: TestPerson;
  /** Text that no other call of this gives, for what has to be unique: letters and digits. */
  unique(): string;
}

/** A request that is accepted in the state that was made for it. */
export interface ReadyRequest {
  /** Who calls; nobody is signed in without it. */
  readonly as?: TestPerson;
  /** The values of the ids in the path, by name. */
  readonly ids?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Usable values of fields that the body leaves out. */
  readonly others?: Readonly<Record<string, unknown>>;
  /** The fields and the file of a form, in place of a body. */
  readonly form?: Readonly<Record<string, string | File>>;
  /** What is sent in place of the boundaries of the schema, and why. */
  readonly inPlace?: { readonly why: string; readonly variants: readonly Variant[] };
  /** Whose records change, when they are not those of the client or the participant of the world. */
  readonly owner?: TestPerson;
}

/** Makes the state in which a write is accepted, and the request that is. */
export type Row = (world: World) => Promise<ReadyRequest>;
export type Rows = Readonly<Partial<Record<EndpointName, Row>>>;

export const START = new Date('2026-11-21T00:00:00.000Z');

let made = 0;

/** @returns a world with people who have done nothing yet. */
export async function createWorld(
  api: TestApp,
  { google, admin }: Pick<World, 'google' | 'admin'>,
): Promise<World> {
  return {
    api,
    google,
    admin,
    staff: await api.signIn({ userType: 'staff' }),
    client: await api.signIn(),
    participant: await signInParticipant(api),
    unique: () => `u${String((made += 1)).padStart(6, '0')}`,
  };
}

/** Makes a call that prepares a state, and reads its answer. */
export async function prepared<Answer>({ api }: World, call: CallOptions): Promise<Answer> {
  const response = await api.call({ method: 'POST', ...call });
  expect([call.path, response.statusCode, response.body]).toEqual([
    call.path,
    expect.toSatisfy((status: number) => status < 300),
    expect.any(String),
  ]);
  return response.body === '' ? (undefined as Answer) : response.json<Answer>();
}
