import { aPageOf, answer, mockEndpoint, noResponse, refuse } from '@cleaning/api-client/testing';
import type { QuoteAttachment } from '@cleaning/contract/attachments';
import { endpoints } from '@cleaning/contract/endpoints';
import { API_BASE_PATH } from '@cleaning/contract/http/rules';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { atStep, completeQuote, findSendButton, openedQuote } from '../testing/edit-quote.ts';
import { aQuotesPage } from '../testing/a-quotes-page.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openPortal } from '#app/testing/portal.ts';

const server = startService();

function aPhoto(overrides: Partial<QuoteAttachment> = {}): QuoteAttachment {
  return {
    id: '0190a1b2-0000-7000-8000-000000004001',
    quote_id: completeQuote.id,
    file_name: 'Kitchen.jpg',
    media_type: 'image/jpeg',
    byte_size: 1_400_000,
    source: 'client',
    created_at: completeQuote.created_at,
    can_remove: true,
    ...overrides,
  };
}

const stored = (...photos: QuoteAttachment[]) =>
  mockEndpoint(endpoints.listQuoteAttachments, answer(aPageOf(photos)));

const link = {
  url: '/api/v1/files/1/?expires=1&signature=a',
  expires_at: completeQuote.created_at,
};
/** Accepts the file without reading it, because Node cannot read files of jsdom. */
const arrives = (wait: Promise<unknown> = Promise.resolve()) =>
  http.post(`*${API_BASE_PATH}/${endpoints.uploadQuoteAttachment.path}`, async () => {
    await wait;
    server.use(stored(aPhoto()));
    return HttpResponse.json(aPhoto(), { status: 201 });
  });

const isLost = () =>
  http.post(`*${API_BASE_PATH}/${endpoints.uploadQuoteAttachment.path}`, () =>
    HttpResponse.error(),
  );

const kitchen = () => new File(['photo'], 'Kitchen.jpg', { type: 'image/jpeg' });
const chooser = () => screen.findByLabelText('Choose photos, from your device');

beforeEach(() => {
  server.use(
    mockEndpoint(endpoints.listMyQuotes, answer(aQuotesPage([]))),
    mockEndpoint(endpoints.linkQuoteAttachment, answer(link)),
    openedQuote(completeQuote),
  );
});

describe('the photos of a draft', () => {
  it('are uploaded at once, and each is shown once', async () => {
    server.use(arrives());
    const { user, path, settled } = await openPortal(atStep('photos'));
    await user.upload(await chooser(), kitchen());
    expect(await screen.findByText('Added (1 of 10)')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Files you chose')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const photos = await screen.findByRole('region', { name: 'Photos' });
    expect(path()).toBe(atStep('check'));
    expect(within(photos).getByText('Kitchen.jpg')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Remove/u })).not.toBeInTheDocument();
    // Its picture has an address of its own.
    await settled();
  });

  it('are optional', async () => {
    const { user } = await openPortal(atStep('date'));
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Photos' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('No photos')).toBeVisible();
  });

  it('are listed apart from refused files, and a failed one can be sent again', async () => {
    server.use(isLost());
    const { user } = await openPortal(atStep('photos'));
    await user.upload(await chooser(), kitchen());
    expect((await screen.findAllByText(/Network error\./u))[0]).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('1 file is not added. Change photos to see why.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Change photos' }));
    server.use(arrives());
    await user.click(await screen.findByRole('button', { name: /^Try again/u }));
    expect(await screen.findByText('Added (1 of 10)')).toBeVisible();
  });

  it('delay sending the quote until they are uploaded', async () => {
    const arrive = Promise.withResolvers<undefined>();
    server.use(arrives(arrive.promise));
    const { user, path } = await openPortal(atStep('photos'));
    await user.upload(await chooser(), kitchen());
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(await findSendButton());
    expect(screen.getByText(/Your photos are still being added\./u)).toBeVisible();
    expect(path()).toBe(atStep('check'));
    arrive.resolve(undefined);
    expect(await screen.findByText('Kitchen.jpg')).toBeVisible();
  });

  it('can be removed after a confirmation, and the focus stays with the photos', async () => {
    server.use(stored(aPhoto()));
    const { user } = await openPortal(atStep('photos'));
    await user.click(await screen.findByRole('button', { name: 'Remove Kitchen.jpg' }));
    await screen.findByRole('dialog', { name: 'Remove this photo?' });
    server.use(mockEndpoint(endpoints.deleteQuoteAttachment, refuse(404, {})), stored());
    await user.click(screen.getByRole('button', { name: 'Remove photo' }));
    await waitFor(() => expect(screen.queryByText('Added (1 of 10)')).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('are limited to ten', async () => {
    server.use(
      stored(
        ...Array.from({ length: 10 }, (_, index) =>
          aPhoto({ id: `0190a1b2-0000-7000-8000-0000000040${index + 10}`, can_remove: false }),
        ),
      ),
    );
    await openPortal(atStep('photos'));
    expect(await screen.findByText('Added (10 of 10)')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose photos' })).toBeDisabled();
    expect(screen.getByText(/A quote can have 10 files\./u)).toBeVisible();
  });

  it('can be loaded again after an error', async () => {
    server.use(mockEndpoint(endpoints.listQuoteAttachments, noResponse()));
    const { user } = await openPortal(atStep('photos'));
    expect(await screen.findByText('We could not load the photos of this quote')).toBeVisible();
    server.use(stored(aPhoto()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Added (1 of 10)')).toBeVisible();
  });
});
