import {
  aClient,
  aPageOf,
  anAddress,
  aClientHistory,
  answer,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import type { ClientDocument } from '@cleaning/contract/documents';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aDocumentsPage, checklist, listsDocuments, photo } from '../testing.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const amira = aClient();
const ADDRESS = `/staff/portal/clients/${amira.id}/documents`;
const ours: ClientDocument = { ...checklist, client_opened_at: null, can_remove: true };
const hers: ClientDocument = { ...photo, can_remove: false };

const server = startService();
beforeEach(() => {
  server.use(
    mockEndpoint(endpoints.getClient, answer(amira)),
    mockEndpoint(
      endpoints.listAddressesFor,
      answer(aPageOf([anAddress({ suburb: 'Parramatta' })])),
    ),
    mockEndpoint(endpoints.getClientHistory, answer(aClientHistory([], { document_count: 2 }))),
  );
});

const table = () => screen.findByRole('table', { name: 'Documents of Amira Haddad' });

it('shows the documents of one client, who added each, and what the client has opened', async () => {
  const asked: (string | null)[] = [];
  server.use(
    mockEndpoint(endpoints.listDocuments, ({ query }) => {
      asked.push(query.get('client_id'));
      return answer(
        aDocumentsPage([
          ours,
          { ...ours, id: 'b', client_opened_at: '2026-11-20T02:00:00.000Z' },
          hers,
        ]),
      );
    }),
  );
  await openStaffPortal(ADDRESS);
  expect(await screen.findByText(/^Client since .*\. Parramatta\.$/u)).toBeVisible();
  const [, unopened, opened, client] = within(await table()).getAllByRole('row');
  expect(unopened?.textContent).toMatch(/Visit checklist\.pdf Not opened.*Us/u);
  expect(opened?.textContent).toMatch('Opened 20 Nov 2026');
  expect(client?.textContent).toMatch(/Kitchen\.jpg.*Amira/u);
  expect(client?.textContent).not.toMatch('pened');
  expect(asked).toEqual([amira.id]);
  const tabs = within(screen.getByRole('navigation', { name: 'Amira Haddad' }));
  expect(await tabs.findByRole('link', { name: 'Documents 2' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(tabs.getByRole('link', { name: 'Overview' })).toHaveAttribute(
    'href',
    `/staff/portal/clients/${amira.id}`,
  );
});

it('searches and sorts documents in one row, which the key of every list focuses', async () => {
  const asked: string[] = [];
  server.use(
    mockEndpoint(endpoints.listDocuments, ({ query }) => {
      asked.push(`${query.get('search') ?? ''} ${query.get('ordering')}`);
      return answer(aDocumentsPage([ours]));
    }),
  );
  const { user } = await openStaffPortal(ADDRESS);
  await table();
  await user.keyboard('/');
  expect(screen.getByLabelText('Search')).toHaveFocus();
  await user.keyboard('kit');
  await user.selectOptions(screen.getByLabelText('Order'), 'Name, A to Z');
  await waitFor(() => expect(asked.at(-1)).toBe('kit file_name'));
});

it('says of an empty category what staff can read, not what clients could add', async () => {
  server.use(
    mockEndpoint(
      endpoints.listDocuments,
      answer(aDocumentsPage([], { category_counts: { agreements: 1 } })),
    ),
  );
  await openStaffPortal(`${ADDRESS}?show=photos`);
  expect(await screen.findByRole('heading', { name: 'No photos yet' })).toBeVisible();
  expect(screen.getByText('Nothing is in this category yet.')).toBeVisible();
});

it('adds a file for the client in its category', async () => {
  let isAdded = false;
  server.use(
    mockEndpoint(endpoints.uploadDocument, answer(ours)),
    mockEndpoint(endpoints.listDocuments, () => answer(aDocumentsPage(isAdded ? [ours] : []))),
  );
  const { user } = await openStaffPortal(ADDRESS);
  expect(await screen.findByText('No documents yet')).toBeVisible();
  expect(screen.getByText(/^Amira sees these in the client portal at once/u)).toBeVisible();
  await user.upload(
    screen.getByLabelText('Choose files, from your device'),
    new File(['%PDF-1.7'], 'Agreement.pdf', { type: 'application/pdf' }),
  );
  await user.selectOptions(await screen.findByLabelText('Category'), 'agreements');
  isAdded = true;
  await user.click(screen.getByRole('button', { name: 'Add 1 file' }));
  expect(await screen.findByText('1 file added')).toBeVisible();
  expect(await table()).toBeVisible();
});

it('opens the file picker from the header of the page, which is far above on a phone', async () => {
  server.use(listsDocuments(ours));
  const { user } = await openStaffPortal(ADDRESS);
  const opened = vi.fn<() => void>();
  const input = await screen.findByLabelText('Choose files, from your device');
  input.addEventListener('click', opened);
  await user.click(screen.getByRole('button', { name: 'Add files' }));
  expect(opened).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus();
});

it('removes what the company added after a confirmation, but nothing of the client’s', async () => {
  server.use(listsDocuments(ours, hers));
  const removed: unknown[] = [];
  server.use(
    mockEndpoint(endpoints.deleteDocument, ({ params }) => {
      removed.push(params);
      server.use(listsDocuments(hers));
      return answer(undefined);
    }),
  );
  const { user } = await openStaffPortal(ADDRESS);
  await table();
  expect(screen.queryByRole('button', { name: `Remove ${hers.file_name}` })).toBeNull();
  await user.click(screen.getByRole('button', { name: `Remove ${ours.file_name}` }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove this document?' }));
  expect(dialog.getByText(/will be gone for Grace Nguyen and for us/u)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remove document' }));
  expect(await screen.findByText(`${ours.file_name} removed`)).toBeVisible();
  expect(removed).toHaveLength(1);
});

it('says so when the documents cannot be loaded', async () => {
  server.use(mockEndpoint(endpoints.listDocuments, refuse(500, {})));
  const { user } = await openStaffPortal(ADDRESS);
  expect(await screen.findByRole('heading', { name: /^We could not load/u })).toBeVisible();
  server.use(listsDocuments(ours));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await table()).toBeVisible();
});

it('shows an error for an unknown client', async () => {
  server.use(
    listsDocuments(),
    mockEndpoint(endpoints.getClient, refuse(404, { code: 'not_found' })),
  );
  await openStaffPortal(ADDRESS);
  expect(await screen.findByRole('heading', { name: 'There is no such client' })).toBeVisible();
});
