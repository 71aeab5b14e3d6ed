import {
  aClientProfile,
  anAddress,
  anAddressesPage,
  answer,
  mockEndpoint,
  noResponse,
  refuse,
} from '@cleaning/api-client/testing';
import { MAX_ADDRESSES } from '@cleaning/contract/clients';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openAccount, section, serveAccount } from './testing/account.ts';
import { startService } from '#app/testing/render-app.tsx';

const server = startService();
beforeEach(() => serveAccount(server));

const addresses = () => section('Addresses');
const billing = () => section('Billing address');

type Person = Awaited<ReturnType<typeof openAccount>>['user'];

const add = async (user: Person) => {
  await user.click(await screen.findByRole('button', { name: 'Add address' }));
  const form = within(screen.getByRole('form', { name: 'Add an address' }));
  await user.type(form.getByLabelText('Street address'), '1 A St');
  await user.type(form.getByLabelText('Suburb'), 'Ryde');
  return form;
};

const edit = async (user: Person) => {
  await user.click(await screen.findByRole('button', { name: 'Edit Home' }));
  return within(screen.getByRole('form', { name: 'Edit Home' }));
};

describe('adding an address', () => {
  it('requires New South Wales, and saves once however often the response is lost', async () => {
    const keys: (string | null)[] = [];
    server.use(
      mockEndpoint(endpoints.createAddress, ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        return keys.length === 1 ? noResponse() : answer(anAddress());
      }),
    );
    const { user } = await openAccount();
    const form = await add(user);
    await user.type(form.getByLabelText('Postcode'), '3000');
    await user.click(form.getByRole('button', { name: 'Save address' }));
    const link = await form.findByRole('link', { name: /New South Wales postcode/u });
    await user.click(link);
    await user.keyboard('{Control>}a{/Control}2153');
    await user.click(form.getByRole('button', { name: 'Save address' }));
    expect(await form.findByText(/^Network error/u)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Save address' }));
    expect(await addresses().findByText('Your address is saved.')).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('is not offered to a client with the maximum number of addresses', async () => {
    const many = Array.from({ length: MAX_ADDRESSES }, (_, number) =>
      anAddress({
        id: `0190a1b2-0000-7000-8000-0000000040${10 + number}`,
        label: `Place ${number}`,
        is_default: number === 0,
      }),
    );
    server.use(mockEndpoint(endpoints.listAddresses, answer(anAddressesPage(many))));
    await openAccount();
    expect(await addresses().findByText(/You have 20 addresses/u)).toBeVisible();
    expect(addresses().queryByRole('button', { name: 'Add address' })).not.toBeInTheDocument();
  });

  it('makes the first address the main one', async () => {
    server.use(mockEndpoint(endpoints.listAddresses, answer(anAddressesPage([]))));
    const { user } = await openAccount();
    expect(await addresses().findByText(/^None saved yet/u)).toBeVisible();
    const form = await add(user);
    expect(form.getByText(/^This is your main address/u)).toBeVisible();
    expect(form.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('a saved address', () => {
  it('shows what another user changed meanwhile, and keeps what was typed', async () => {
    const theirs = anAddress({ version: 2, suburb: 'Kellyville' });
    const bodies: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.updateAddress, ({ body }) => {
        bodies.push(body);
        return body.version === 2
          ? answer({ ...theirs, version: 3 })
          : refuse(409, { detail: 'Changed.', code: 'stale_version', current: theirs });
      }),
    );
    const { user } = await openAccount();
    const form = await edit(user);
    await user.type(form.getByLabelText(/^Getting in/u), 'Ring the bell');
    await user.click(form.getByRole('button', { name: 'Save address' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Kellyville NSW 2154');
    expect(form.getByLabelText('Suburb')).toHaveValue('Kellyville');
    await user.click(form.getByRole('button', { name: 'Save address' }));
    expect(await addresses().findByText('Your address is saved.')).toBeVisible();
    expect(bodies).toEqual([
      { access_notes: 'Ring the bell', version: 1 },
      { access_notes: 'Ring the bell', version: 2 },
    ]);
  });

  it('stays the one that is edited when a field is refused', async () => {
    server.use(
      mockEndpoint(endpoints.updateAddress, refuse(400, { suburb: ['Enter another suburb.'] })),
    );
    const { user } = await openAccount();
    const form = await edit(user);
    await user.type(form.getByLabelText('Suburb'), ' East');
    await user.click(form.getByRole('button', { name: 'Save address' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Enter another suburb.');
    expect(form.queryByText(/It was removed/u)).not.toBeInTheDocument();
  });

  it('can be added as a new one after another user removed it', async () => {
    const added: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.updateAddress, refuse(404, {})),
      mockEndpoint(endpoints.createAddress, ({ body }) => {
        added.push(body);
        return answer(anAddress());
      }),
    );
    const { user } = await openAccount();
    const form = await edit(user);
    await user.type(form.getByLabelText('Street address'), ' West');
    await user.click(form.getByRole('button', { name: 'Save address' }));
    expect(await form.findByRole('alert')).toHaveTextContent('It was removed in the meantime.');
    await user.click(form.getByRole('button', { name: 'Save address' }));
    expect(await addresses().findByText('Your address is saved.')).toBeVisible();
    expect(added).toMatchObject([{ line1: '14 Banksia Street West' }]);
  });

  it('is removed after a confirmation, even if it is already gone', async () => {
    let left = [anAddress()];
    server.use(
      mockEndpoint(endpoints.listAddresses, () => answer(anAddressesPage(left))),
      mockEndpoint(endpoints.deleteAddress, () => {
        if (left.length === 0) return refuse(404, {});
        left = [];
        return noResponse();
      }),
    );
    const { user } = await openAccount();
    const form = await edit(user);
    await user.click(form.getByRole('button', { name: 'Remove address' }));
    const question = within(screen.getByRole('dialog', { name: 'Remove Home?' }));
    await user.click(question.getByRole('button', { name: 'Remove address' }));
    expect(await question.findByRole('alert')).toHaveTextContent('Network error');
    await user.click(question.getByRole('button', { name: 'Remove address' }));
    expect(await addresses().findByText('Home is removed.')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Addresses' }).parentElement).toHaveFocus(),
    );
  });
});

describe('the billing address', () => {
  it('may be a post office box in any state, and can be removed again', async () => {
    const box = { line1: 'PO Box 12', suburb: 'Hobart', state: 'TAS', postcode: '7001' } as const;
    const bodies: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.updateClientProfile, ({ body }) => {
        bodies.push(body);
        const billing_address = body.billing_address === null ? null : box;
        return answer(aClientProfile({ version: body.version + 1, billing_address }));
      }),
    );
    const { user } = await openAccount();
    await user.click(await billing().findByRole('button', { name: 'Add billing address' }));
    await user.type(billing().getByLabelText(/post office box/u), box.line1);
    await user.type(billing().getByLabelText('Suburb'), box.suburb);
    await user.selectOptions(billing().getByLabelText('State or territory'), box.state);
    await user.type(billing().getByLabelText('Postcode'), box.postcode);
    await user.click(billing().getByRole('button', { name: 'Save' }));
    expect(await billing().findByText('PO Box 12, Hobart TAS 7001')).toBeVisible();
    await user.click(billing().getByRole('button', { name: 'Edit billing address' }));
    await user.click(billing().getByRole('button', { name: 'Remove it' }));
    expect(await billing().findByText('Your billing address is removed.')).toBeVisible();
    expect(bodies).toEqual([
      { billing_address: box, version: 2 },
      { billing_address: null, version: 3 },
    ]);
  });
});
