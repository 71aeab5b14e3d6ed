import { aUser, answer, mockEndpoint, noResponse, refuse } from '@cleaning/api-client/testing';
import type { ClientDocument } from '@cleaning/contract/documents';
import { endpoints } from '@cleaning/contract/endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { aQuotesPage } from '#domains/quotes/testing/a-quotes-page.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openPortal } from '#app/testing/portal.ts';
import { aDocumentsPage, agreement, checklist, listsDocuments, photo } from '../testing.ts';

const server = startService();
const ADDRESS = '/clients/documents';

async function open(address = ADDRESS, visit: Parameters<typeof openPortal>[1] = {}) {
  server.use(mockEndpoint(endpoints.listMyQuotes, answer(aQuotesPage([]))));
  return openPortal(address, visit);
}

const link = answer({
  url: `/api/v1/files/${photo.id}/?expires=1800000000&signature=abc`,
  expires_at: '2027-01-15T08:00:00.000Z',
});

describe('my documents', () => {
  it('shows each document with its category, date, sender and size', async () => {
    server.use(listsDocuments(checklist, photo));
    await open();
    const table = await screen.findByRole('table', { name: 'Your documents' });
    expect(
      within(table).getByRole('row', {
        name: /Visit checklist\.pdf Checklists 12 Jan(?:uary)? 2026 Blue Wren Cleaning 64 KB/u,
      }),
    ).toBeVisible();
    expect(
      within(table).getByRole('row', { name: /Kitchen\.jpg Photos.*You 1\.4 MB/u }),
    ).toBeVisible();
    expect(screen.queryByText('New')).not.toBeInTheDocument();
    expect(screen.queryByText('Your service agreement')).not.toBeInTheDocument();
  });

  it('marks what the company added until the client opens it', async () => {
    let document: ClientDocument = { ...checklist, opened_at: null };
    server.use(
      mockEndpoint(endpoints.listDocuments, () => answer(aDocumentsPage([document]))),
      mockEndpoint(endpoints.linkDocument, () => {
        document = checklist;
        return link;
      }),
      mockEndpoint(endpoints.downloadFile, noResponse()),
    );
    const { user } = await open();
    expect(await screen.findByRole('row', { name: /Visit checklist\.pdf New/u })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Download Visit checklist.pdf' }));
    await waitFor(() => expect(screen.queryByText('New')).not.toBeInTheDocument());
  });

  it('explains an empty list, in total or in a category', async () => {
    server.use(listsDocuments());
    await open();
    expect(await screen.findByRole('heading', { name: 'No documents yet' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose files' })).toBeVisible();
  });

  it('keeps filter, search, order and page in the address, and requests them from the service', async () => {
    const asked: string[] = [];
    server.use(
      mockEndpoint(endpoints.listDocuments, ({ query }) => {
        asked.push(query.toString());
        const isEmpty = query.get('search') === 'zzz' || query.get('category') === 'reports';
        return answer(
          aDocumentsPage(isEmpty ? [] : [photo], {
            count: isEmpty ? 0 : 25,
            category_counts: { photos: 25 },
          }),
        );
      }),
    );
    const { user, path } = await open();
    await user.click(await screen.findByRole('link', { name: 'Next page' }));
    expect(path()).toBe(`${ADDRESS}?page=2`);
    await user.click(screen.getByRole('button', { name: 'Photos 25' }));
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Name, A to Z');
    expect(path()).toBe(`${ADDRESS}?show=photos&sort=file_name`);
    await user.click(screen.getByRole('button', { name: 'Reports 0' }));
    expect(await screen.findByRole('heading', { name: 'No reports yet' })).toBeVisible();
    await user.type(screen.getByLabelText('Search'), 'zzz');
    expect(await screen.findByRole('heading', { name: 'No documents match' })).toBeVisible();
    expect(asked.at(-1)).toBe('ordering=file_name&page=1&page_size=10&category=reports&search=zzz');
    await user.click(screen.getByRole('button', { name: 'Show all documents' }));
    expect(path()).toBe(`${ADDRESS}?sort=file_name`);
  });

  it('shows the error when they cannot be loaded, and tries again', async () => {
    server.use(mockEndpoint(endpoints.listDocuments, noResponse()));
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error');
    server.use(listsDocuments(photo));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });
});

/** Does not read the form, because Node cannot read files of jsdom from it. */
const uploads = (respond: (call: { key: string }) => Response) =>
  http.post('*/api/v1/documents/', ({ request }) =>
    respond({ key: request.headers.get('idempotency-key') ?? '' }),
  );

const file = (name: string) => new File(['content'], name);
const input = () => screen.getByLabelText('Choose files, from your device');

describe('adding documents', () => {
  it('sends each chosen file into its category with a key of its own', async () => {
    const sent: string[] = [];
    let documents: ClientDocument[] = [];
    server.use(
      mockEndpoint(endpoints.listDocuments, () => answer(aDocumentsPage(documents))),
      uploads(({ key }) => {
        sent.push(key);
        documents = [photo];
        return HttpResponse.json(photo, { status: 201 });
      }),
    );
    const { user } = await open();
    await user.upload(input(), [file('Kitchen.jpg'), file('Bath.png')]);
    expect(screen.getByLabelText('Category')).toHaveDisplayValue('Photos');
    await user.click(screen.getByRole('button', { name: 'Add 2 files' }));
    expect(await screen.findByText('2 files added')).toBeVisible();
    const added = screen
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent.includes('Kitchen.jpg'));
    await waitFor(() => expect(added).toHaveFocus());
    expect(await screen.findByRole('row', { name: /Kitchen\.jpg/u })).toBeVisible();
    expect(new Set(sent).size).toBe(2);
    expect(sent).not.toContain('');
  });

  it('asks for a category first, and keeps key and category when a file is tried again', async () => {
    const sent: string[] = [];
    server.use(
      listsDocuments(photo),
      uploads(({ key }) => {
        sent.push(key);
        return sent.length === 1
          ? HttpResponse.json({}, { status: 503 })
          : HttpResponse.json(agreement, { status: 201 });
      }),
    );
    const { user } = await open();
    await user.upload(input(), [file('Agreement.pdf')]);
    await user.click(screen.getByRole('button', { name: 'Add 1 file' }));
    expect(screen.getByText('Choose a category.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Category'), 'Agreements');
    await user.click(screen.getByRole('button', { name: 'Add 1 file' }));
    expect(await screen.findByText('Server error. Please try again later.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again Agreement.pdf' }));
    expect(await screen.findByText('1 file added')).toBeVisible();
    expect(sent).toEqual([sent[0], sent[0]]);
  });

  it('shows the service’s reason for refusing a file', async () => {
    server.use(
      listsDocuments(photo),
      mockEndpoint(endpoints.uploadDocument, refuse(400, { file: ['This file is damaged.'] })),
    );
    const { user } = await open(`${ADDRESS}?show=reports`);
    await user.upload(input(), [file('plan.pdf')]);
    expect(screen.getByLabelText('Category')).toHaveDisplayValue('Reports');
    await user.click(screen.getByRole('button', { name: 'Add 1 file' }));
    expect(await screen.findByText('This file is damaged.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Try again/u })).not.toBeInTheDocument();
  });
});

describe('one document', () => {
  it('is shown by its own link, which is requested again after it expires', async () => {
    let links = 0;
    server.use(
      listsDocuments(photo, agreement),
      mockEndpoint(endpoints.linkDocument, () => {
        links += 1;
        return link;
      }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Preview Kitchen.jpg' }));
    const picture = await screen.findByRole('img', { name: 'Kitchen.jpg' });
    expect(picture).toHaveAttribute('src', expect.stringContaining('signature=abc'));
    fireEvent.error(picture);
    await waitFor(() => expect(links).toBe(2));
    fireEvent.error(await screen.findByRole('img', { name: 'Kitchen.jpg' }));
    expect(await screen.findByText('We could not open this file')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Preview Agreement.docx' })).toBeNull();
  });

  it('is downloaded by its own link, requested again when it has expired', async () => {
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    let calls = 0;
    server.use(
      listsDocuments(photo),
      mockEndpoint(endpoints.linkDocument, link),
      mockEndpoint(endpoints.downloadFile, () => {
        calls += 1;
        return calls === 1
          ? refuse(404, { detail: 'This link has ended.', code: 'not_found' })
          : answer({
              fileName: 'Kitchen.jpg',
              mediaType: 'image/jpeg',
              content: new ArrayBuffer(8),
            });
      }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Download Kitchen.jpg' }));
    await waitFor(() => expect(saved).toEqual(['Kitchen.jpg']));
    expect(calls).toBe(2);
  });

  it('can be removed by the client who added it after a confirmation, but not if the company added it', async () => {
    let documents = [photo, checklist];
    server.use(
      mockEndpoint(endpoints.listDocuments, () => answer(aDocumentsPage(documents))),
      mockEndpoint(endpoints.deleteDocument, noResponse()),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Remove Kitchen.jpg' }));
    expect(screen.queryByRole('button', { name: 'Remove Visit checklist.pdf' })).toBeNull();
    const dialog = screen.getByRole('dialog', { name: 'Remove this document?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove document' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Network error');
    server.use(
      mockEndpoint(endpoints.deleteDocument, () => {
        documents = [checklist];
        return answer(undefined);
      }),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Remove document' }));
    expect(await screen.findByText('Kitchen.jpg removed')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('row', { name: /Kitchen\.jpg/u })).not.toBeInTheDocument(),
    );
  });
});

describe('the service agreement of a participant', () => {
  const ndis = { user: aUser({ client_type: 'ndis', is_ndis_client: true }) };

  it('is shown above everything else', async () => {
    server.use(listsDocuments(agreement), mockEndpoint(endpoints.getClientProfile, noResponse()));
    await open(ADDRESS, ndis);
    const card = await screen.findByRole('region', { name: 'Your service agreement' });
    expect(within(card).getByRole('button', { name: 'Download Agreement.docx' })).toBeVisible();
  });

  it('can be requested when there is none', async () => {
    server.use(listsDocuments(), mockEndpoint(endpoints.getClientProfile, noResponse()));
    await open(ADDRESS, ndis);
    expect(await screen.findByRole('link', { name: 'Send us a message' })).toHaveAttribute(
      'href',
      '/clients/messages',
    );
  });
});
