import type { DeviceSession } from '@cleaning/contract/accounts';
import type { Address, MyAddressesPage } from '@cleaning/contract/clients';
import { aPageOf } from './factories.ts';

const CREATED_AT = '2026-11-20T01:00:00.000Z';

/** A client's main address. */
export function anAddress(overrides: Partial<Address> = {}): Address {
  return {
    id: '0190a1b2-0000-7000-8000-000000004001',
    version: 1,
    label: 'Home',
    line1: '14 Banksia Street',
    suburb: 'Castle Hill',
    postcode: '2154',
    access_notes: '',
    parking: '',
    mobility: '',
    products: '',
    is_default: true,
    created_at: CREATED_AT,
    updated_at: CREATED_AT,
    ...overrides,
  };
}

/** A client's saved addresses. No other place was used. */
export function anAddressesPage(
  addresses: Address[],
  last_used: MyAddressesPage['last_used'] = null,
): MyAddressesPage {
  return { ...aPageOf(addresses), last_used };
}

/** The session of this call. */
export function aDeviceSession(overrides: Partial<DeviceSession> = {}): DeviceSession {
  return {
    id: '0190a1b2-0000-7000-8000-000000005001',
    device: 'Chrome on Windows',
    is_current: true,
    created_at: CREATED_AT,
    last_used_at: CREATED_AT,
    expires_at: '2026-12-20T01:00:00.000Z',
    ...overrides,
  };
}
