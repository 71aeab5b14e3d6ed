import { aPageOf, answer, mockEndpoint, refuse } from '@cleaning/api-client/testing';
import type { QuoteAttachment } from '@cleaning/contract/attachments';
import { endpoints } from '@cleaning/contract/endpoints';
import { API_BASE_PATH } from '@cleaning/contract/http/rules';
import type { QuoteStatus } from '@cleaning/contract/quotes/rules';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { anOffer, knows } from '../testing/an-offer.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openPortal } from '#app/testing/portal.ts';

const server = startService();
const { id, created_at } = anOffer();

const aFile = (overrides: Partial<QuoteAttachment> = {}): QuoteAttachment => ({
  id: '0190a1b2-0000-7000-8000-000000005001',
  quote_id: id,
  file_name: 'Kitchen.jpg',
  media_type: 'image/jpeg',
  byte_size: 1_258_291,
  source: 'client',
  created_at,
  can_remove: true,
  ...overrides,
});

const stored = (...files: QuoteAttachment[]) =>
  mockEndpoint(endpoints.listQuoteAttachments, answer(aPageOf(files)));

async function openFiles(status: QuoteStatus) {
  server.use(
    mockEndpoint(endpoints.listMyQuotes, answer({ ...aPageOf([]), status_counts: {} })),
    knows(anOffer({ status, available_commands: [] })),
  );
  const page = await openPortal(`/clients/quotes/${id}`);
  const card = await screen.findByRole('region', { name: 'Attachments' });
  return { ...page, card: within(card) };
}

const sends = (respond: () => HttpResponse<string>) =>
  http.post(`*${API_BASE_PATH}/${endpoints.uploadQuoteAttachment.path}`, respond);
const kitchen = () => new File(['photo'], 'Kitchen.jpg', { type: 'image/jpeg' });
const chooser = 'Add a file, from your device';

describe('the files of a quote', () => {
  it('show their type and who added them, and can be removed only where the service allows it', async () => {
    const plan = aFile({
      id: '0190a1b2-0000-7000-8000-000000005002',
      file_name: 'Plan.docx',
      media_type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      source: 'company',
      can_remove: false,
    });
    server.use(stored(aFile(), plan));
    const { card } = await openFiles('submitted');
    const [photo, paper] = await card.findAllByRole('listitem');
    expect(photo).toHaveTextContent('1.2 MB');
    expect(paper).toHaveTextContent('1.2 MB, from us');
    expect(card.getByRole('button', { name: 'Look at Kitchen.jpg' })).toBeVisible();
    expect(card.queryByRole('button', { name: 'Look at Plan.docx' })).not.toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Remove Kitchen.jpg' })).toBeVisible();
    expect(card.queryByRole('button', { name: 'Remove Plan.docx' })).not.toBeInTheDocument();
  });

  it('cannot be added once the company has sent its offer', async () => {
    server.use(stored(aFile({ can_remove: false })));
    const { card } = await openFiles('sent');
    expect(card.queryByRole('button', { name: 'Add a file' })).not.toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Download Kitchen.jpg' })).toBeVisible();
  });

  it('appear in the list once, and show why one was refused', async () => {
    server.use(
      sends(() => {
        server.use(stored(aFile()));
        return HttpResponse.text(JSON.stringify(aFile()), {
          status: 201,
          headers: { 'content-type': 'application/json' },
        });
      }),
    );
    const { user, card } = await openFiles('submitted');
    await user.upload(card.getByLabelText(chooser), kitchen());
    expect(await card.findByRole('button', { name: 'Remove Kitchen.jpg' })).toBeVisible();
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(1));

    const answered = 'The files of a quote can be changed until we answer it.';
    server.use(
      sends(() =>
        HttpResponse.text(JSON.stringify({ code: 'invalid_transition', detail: answered }), {
          status: 409,
          headers: { 'content-type': 'application/json' },
        }),
      ),
    );
    await user.upload(card.getByLabelText(chooser), kitchen());
    expect(await card.findByText(answered)).toBeVisible();
  });

  it('are removed after a confirmation, and the focus stays in the card', async () => {
    server.use(
      stored(aFile()),
      mockEndpoint(endpoints.deleteQuoteAttachment, () => {
        server.use(stored());
        return answer(undefined);
      }),
    );
    const { user, card } = await openFiles('submitted');
    await user.click(await card.findByRole('button', { name: 'Remove Kitchen.jpg' }));
    await user.dblClick(screen.getByRole('button', { name: 'Remove file' }));
    await waitFor(() => expect(card.queryByRole('listitem')).not.toBeInTheDocument());
    expect(document.activeElement).not.toBe(document.body);
  });

  it('show below a file why it could not be downloaded', async () => {
    server.use(stored(aFile()), mockEndpoint(endpoints.linkQuoteAttachment, refuse(500, {})));
    const { user, card } = await openFiles('sent');
    await user.click(await card.findByRole('button', { name: 'Download Kitchen.jpg' }));
    expect(await card.findByRole('alert')).toHaveTextContent(
      'Server error. Please try again later.',
    );
  });
});
