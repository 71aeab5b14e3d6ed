import type { Address, ClientProfile } from '@cleaning/contract/clients';
import { clientWithoutEmail, LENA } from '../../client-without-email-fixtures.ts';
import type { TestPerson } from '../../create-test-app.ts';
import { signInParticipant } from '../../ndis-fixtures.ts';
import { prepared, type ReadyRequest, type Row, type Rows, type World } from '../world.ts';

const REASON = { reason: 'She asked us by phone.' };

const HOME = {
  label: 'Home',
  line1: '1 Blaxland Road',
  suburb: 'Ryde',
  postcode: '2112',
} as const;

const storedAddress = async (world: World): Promise<{ as: TestPerson; home: Address }> => {
  const as = await world.api.signIn();
  return { as, home: await prepared(world, { path: 'accounts/addresses/', as, body: HOME }) };
};

/** A participant without a plan or an agreement, as staff see them. */
const aProfile = async (world: World) => {
  const owner = await world.api.signIn({ clientType: 'ndis' });
  return { owner, ids: { id: owner.id }, as: world.staff };
};

const PLAN = { plan_start: '2026-07-01', plan_end: '2027-06-30' } as const;
const AGREEMENT = { service_agreement_start: '2026-07-01' } as const;

/** A participant for whom staff recorded a plan or an agreement. */
async function withPeriod(world: World, kind: 'plans' | 'agreements') {
  const made = await aProfile(world);
  const profile = await prepared<ClientProfile>(world, {
    path: `clients/${made.owner.id}/${kind}/`,
    as: world.staff,
    body: { version: 1, ...REASON, ...(kind === 'plans' ? PLAN : AGREEMENT) },
  });
  return { ...made, profile };
}

async function planRow(world: World, body: object): Promise<ReadyRequest> {
  const { as, owner, ids, profile } = await withPeriod(world, 'plans');
  return {
    as,
    owner,
    ids: { ...ids, plan_id: profile.plans[0]?.id ?? '' },
    body: { version: profile.version, ...REASON, ...body },
  };
}

async function agreementRow(world: World, body: object): Promise<ReadyRequest> {
  const { as, owner, ids, profile } = await withPeriod(world, 'agreements');
  return {
    as,
    owner,
    ids: { ...ids, agreement_id: profile.service_agreements[0]?.id ?? '' },
    body: { version: profile.version, ...REASON, ...body },
  };
}

/** A call of staff about a client, which can be made again and again. */
const aboutClient =
  (body?: Readonly<Record<string, unknown>>): Row =>
  async ({ client, staff }) => ({
    as: staff,
    ids: { id: client.id },
    ...(body === undefined ? {} : { body }),
  });

/** The people and places that staff and clients keep. */
export const clientRows: Rows = {
  createAddress: async ({ api }) => {
    const owner = await api.signIn();
    return { as: owner, owner, body: HOME };
  },
  updateAddress: async (world) => {
    const { as, home } = await storedAddress(world);
    return { as, owner: as, ids: { id: home.id }, body: { version: home.version, label: 'Work' } };
  },
  deleteAddress: async (world) => {
    const { as, home } = await storedAddress(world);
    return { as, ids: { id: home.id }, query: `?version=${home.version}` };
  },
  createAddressFor: async ({ api, staff }) => {
    const owner = await api.signIn();
    return { as: staff, owner, ids: { id: owner.id }, body: { ...HOME, ...REASON } };
  },
  updateAddressFor: async (world) => {
    const { as, home } = await storedAddress(world);
    const body = { version: home.version, label: 'Work', ...REASON };
    return { as: world.staff, owner: as, ids: { id: home.id }, body };
  },
  updateClientProfile: async ({ api }) => {
    const owner = await api.signIn({ clientType: 'ndis' });
    return { as: owner, owner, body: { version: 1, plan_management: 'self' } };
  },
  readOwnNdisNumber: async ({ participant }) => ({ as: participant }),
  addClientPlan: async ({ api }) => {
    const owner = await api.signIn({ clientType: 'ndis' });
    return { as: owner, owner, body: { version: 1, ...PLAN } };
  },
  createClient: async ({ staff }) => ({ as: staff, body: { ...LENA, client_type: 'ndis' } }),
  updateClientFor: aboutClient({ first_name: 'Robin', ...REASON }),
  addClientEmail: async (world) => ({
    as: world.staff,
    ids: { id: (await clientWithoutEmail(world.api, world.staff)).id },
    body: { email: `${world.unique()}@mail.example`, is_invited: false },
  }),
  inviteClient: async (world) => {
    const email = `${world.unique()}@mail.example`;
    const client = await clientWithoutEmail(world.api, world.staff, { email, is_invited: false });
    return { as: world.staff, ids: { id: client.id } };
  },
  actForClient: aboutClient(REASON),
  stopActingForClient: async (world) => {
    const { client, staff } = world;
    await prepared(world, { path: `clients/${client.id}/act/`, as: staff, body: REASON });
    return { as: staff, ids: { id: client.id } };
  },
  updateClientProfileFor: async (world) => ({
    ...(await aProfile(world)),
    body: { version: 1, plan_management: 'self', ...REASON },
  }),
  addClientPlanFor: async (world) => ({
    ...(await aProfile(world)),
    body: { version: 1, ...PLAN, ...REASON },
  }),
  changeClientPlanFor: (world) => planRow(world, { plan_management: 'self' }),
  removeClientPlanFor: (world) => planRow(world, {}),
  addClientAgreementFor: async (world) => ({
    ...(await aProfile(world)),
    body: { version: 1, ...AGREEMENT, ...REASON },
  }),
  changeClientAgreementFor: (world) => agreementRow(world, { cancellation_fee_cents: 50_00 }),
  removeClientAgreementFor: (world) => agreementRow(world, {}),
  revealNdisNumber: async ({ api, staff }) => {
    const owner = await signInParticipant(api);
    return { as: staff, ids: { id: owner.id }, body: REASON };
  },
  switchReminders: aboutClient({ is_on: false }),
  holdReminders: aboutClient({ until: '2026-12-05', ...REASON }),
};
