import {
  aPageOf,
  aThread,
  answer,
  mockEndpoint,
  noResponse,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { answered, asked, late, thread } from '../testing/client-a-conversation.ts';
import {
  ADDRESS,
  LIST,
  field,
  sendButton,
  startMessagesService,
} from '../testing/client-messages.ts';
import { openPortal } from '#app/testing/portal.ts';

const OFFLINE = 'You are offline. Your message is kept and you can send it when you are back.';

const { server, serve } = startMessagesService();

describe('an answer', () => {
  it('is sent once, appears at the end, and empties the field', async () => {
    serve([asked, answered], aThread({ unread_count: 0 }));
    const keys: (string | null)[] = [];
    const sent = { ...asked, id: late.id, body: 'Thank you.', sent_at: late.sent_at };
    const arrival = Promise.withResolvers<null>();
    server.use(
      mockEndpoint(endpoints.replyToThread, async ({ headers, body }) => {
        keys.push(headers.get('Idempotency-Key'));
        await arrival.promise;
        server.use(mockEndpoint(endpoints.listMessages, answer(aPageOf([sent, answered, asked]))));
        return answer({ ...sent, body: body.body });
      }),
    );
    const { user } = await openPortal(ADDRESS);
    await user.type(await field(), 'Thank you.');
    await user.dblClick(sendButton());
    arrival.resolve(null);
    expect(await screen.findByText('You, 1:00 pm, seen')).toBeVisible();
    const empty = await field();
    expect(empty).toHaveValue('');
    await waitFor(() => expect(empty).toHaveFocus());
    expect(keys).toHaveLength(1);
  });

  it('says by how much it is too long, and can be shortened', async () => {
    serve([asked, answered], aThread({ unread_count: 0 }));
    const { user } = await openPortal(ADDRESS);
    await user.click(await field());
    await user.paste('x'.repeat(4180));
    expect(await field()).toHaveAccessibleDescription(
      '4,180 of 4,000 characters. Take out 180. Nothing you typed is lost.',
    );
    await user.clear(await field());
    expect(await field()).not.toHaveAccessibleDescription();
  });

  it('keeps its text after a failure, and is sent again as the same attempt', async () => {
    serve([asked, answered], aThread({ unread_count: 0 }));
    const keys: (string | null)[] = [];
    server.use(
      mockEndpoint(endpoints.replyToThread, ({ headers }) => {
        keys.push(headers.get('Idempotency-Key'));
        return keys.length < 3 ? noResponse() : answer(late);
      }),
    );
    const { user } = await openPortal(ADDRESS);
    await user.type(await field(), 'Thank you');
    await user.click(sendButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Not sentNetwork error');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(await field()).toHaveValue('Thank you');
    // A different text is a different message, with another key.
    await user.type(await field(), '!');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('is not sent without a connection, or without text', async () => {
    serve([asked, answered], aThread({ unread_count: 0 }));
    const { user } = await openPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await field()).toHaveAccessibleDescription('Write a message.');
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => onLine.mockRestore());
    await user.type(await field(), 'Thank you.');
    expect(await screen.findByText(OFFLINE)).toBeVisible();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('alert')).toHaveTextContent(OFFLINE);
    expect(await field()).toHaveValue('Thank you.');
  });

  it('is restored as a draft after leaving the page, and is marked in the list', async () => {
    serve([asked, answered], aThread({ unread_count: 0 }));
    const { user, router } = await openPortal(ADDRESS);
    await user.type(await field(), 'I wonder');
    await act(() => router.navigate('/clients/calculator'));
    await act(() => router.navigate(LIST));
    expect(await screen.findByText('Draft:')).toBeVisible();
    await act(() => router.navigate(ADDRESS));
    expect(await field()).toHaveValue('I wonder');
  });
});

const plan = {
  id: '0190a1b2-0000-7000-8000-000000004001',
  file_name: 'Plan.pdf',
  media_type: 'application/pdf',
  byte_size: 2048,
  source: 'client',
  created_at: thread.created_at,
} as const;
const letter = {
  ...plan,
  file_name: 'Plan.docx',
  media_type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
const photo = { ...plan, file_name: 'Gate.png', media_type: 'image/png' } as const;
const file = new File(['words'], 'Plan.pdf');

describe('the files of a message', () => {
  it('are sent with it, and are kept with a draft', async () => {
    serve([asked, answered], aThread({ unread_count: 0 }));
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.uploadMessageAttachment, answer(plan)),
      mockEndpoint(endpoints.replyToThread, ({ body }) => {
        sent.push(body);
        return answer(late);
      }),
    );
    const { user, router } = await openPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Attach files' }));
    await user.upload(await screen.findByLabelText('Choose files, from your device'), file);
    expect(await screen.findByText('Added')).toBeVisible();
    await act(() => router.navigate('/clients/calculator'));
    await act(() => router.navigate(ADDRESS));
    expect(await screen.findByText('Plan.pdf')).toBeVisible();
    await user.type(await field(), 'Here it is.');
    await user.click(sendButton());
    await waitFor(() => expect(sent).toEqual([{ body: 'Here it is.', attachment_ids: [plan.id] }]));
    await waitFor(() => expect(screen.queryByText('Plan.pdf')).not.toBeInTheDocument());
  });

  it('delay sending until they are uploaded, and can be removed again', async () => {
    serve([asked, answered], aThread({ unread_count: 0 }));
    const arrival = Promise.withResolvers<null>();
    server.use(
      // Does not read the form, because Node cannot read files of jsdom from it.
      http.post('*/messages/attachments/', async () => {
        await arrival.promise;
        return HttpResponse.json(plan, { status: 201 });
      }),
    );
    const { user } = await openPortal(ADDRESS);
    await user.type(await field(), 'Here it is.');
    await user.click(screen.getByRole('button', { name: 'Attach files' }));
    await user.upload(await screen.findByLabelText('Choose files, from your device'), file);
    await user.click(sendButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('A file is still being added.');
    arrival.resolve(null);
    await user.click(await screen.findByRole('button', { name: 'Remove Plan.pdf' }));
    expect(screen.queryByText('Plan.pdf')).not.toBeInTheDocument();
  });

  it('can be previewed where the browser supports it, and saved', async () => {
    serve([{ ...answered, attachments: [photo, { ...letter, id: asked.id }] }]);
    server.use(
      mockEndpoint(
        endpoints.linkMessageAttachment,
        answer({
          url: `/api/v1/files/${photo.id}/?expires=1900000000&signature=${'s'.repeat(43)}`,
          expires_at: thread.created_at,
        }),
      ),
      mockEndpoint(endpoints.downloadFile, refuse(500, {})),
    );
    const { user } = await openPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Gate.png' }));
    const preview = await screen.findByRole('dialog', { name: 'Gate.png' });
    expect(await within(preview).findByRole('img', { name: 'Gate.png' })).toBeVisible();
    await user.click(within(preview).getAllByRole('button', { name: 'Close' })[0] ?? preview);
    expect(screen.queryByRole('button', { name: 'Plan.docx' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Download Plan.docx' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error');
  });
});
