import type { CatalogueEntry } from '@cleaning/contract/ndis';
import type { SavedView } from '@cleaning/contract/staff';
import { prepared, type Rows, type World } from '../world.ts';

const settingsVersion = async (world: World): Promise<number> =>
  (
    await prepared<{ version: number }>(world, {
      method: 'GET',
      path: 'settings/',
      as: world.admin,
    })
  ).version;

let items = 0;

/** A support item that the catalogue does not have, each time another. */
const newItem = () => {
  items += 1;
  return {
    item_number: `01_${String(items).padStart(3, '0')}_0120_1_1`,
    name: 'Window cleaning',
    unit: 'H',
    effective_from: '2027-07-01',
    effective_to: null,
    limits: { standard_cents: 62_00, remote_cents: 86_80, very_remote_cents: 93_00 },
  };
};

const VIEW = { list: 'quotes', query: 'status=draft' } as const;

/** What the company decides about how it works. */
export const companyRows: Rows = {
  createSavedView: async (world) => ({
    as: await world.api.signIn({ userType: 'staff' }),
    body: { ...VIEW, name: world.unique() },
  }),
  deleteSavedView: async (world) => {
    const body = { ...VIEW, name: world.unique() };
    const { id } = await prepared<SavedView>(world, {
      path: 'saved_views/',
      as: world.staff,
      body,
    });
    return { as: world.staff, ids: { id } };
  },
  addCatalogueRow: async ({ admin }) => ({ as: admin, body: newItem() }),
  endCatalogueRow: async (world) => {
    const { id, version } = await prepared<CatalogueEntry>(world, {
      path: 'ndis/catalogue/',
      as: world.admin,
      body: newItem(),
    });
    return { as: world.admin, ids: { id }, body: { version, effective_to: '2028-06-30' } };
  },
  updateSettings: async (world) => ({
    as: world.admin,
    body: { version: await settingsVersion(world), quote_validity_days: 14 },
  }),
};
