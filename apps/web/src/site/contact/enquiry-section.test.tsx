import { answer, mockEndpoint, noResponse, refuse } from '@cleaning/api-client/testing';
import { enquiriesEndpoints, type CreateEnquiryRequest } from '@cleaning/contract/enquiries';
import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ENQUIRY_SENT } from '#content/contact.ts';
import EnquirySection from './enquiry-section.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const THANKS = { message: 'Thank you. We have your message.' };

/** Accepts every enquiry and records it. */
function takeEnquiries() {
  const taken: CreateEnquiryRequest[] = [];
  server.use(
    mockEndpoint(enquiriesEndpoints.createEnquiry, ({ body }) => {
      taken.push(body);
      return answer(THANKS);
    }),
  );
  return taken;
}

const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const sendButton = () => screen.getByRole('button', { name: /^Send/u });
const thanks = () => screen.getByText(ENQUIRY_SENT.title).closest('[id="enquiry-sent"]');

/** Fills in the form as a user does; the options override single answers. */
async function write(
  changes: Partial<Record<'name' | 'email' | 'phone' | 'message', string>> = {},
) {
  const user = userEvent.setup();
  const answers = {
    name: 'Priya Nair',
    email: 'priya@mail.example',
    phone: '0491 570 156',
    message: 'Could you clean our office?',
    ...changes,
  };
  for (const [label, text] of [
    [/^Your name/u, answers.name],
    [/^Email/u, answers.email],
    [/^Phone/u, answers.phone],
    [/^Your message/u, answers.message],
  ] as const) {
    if (text !== '') await user.type(field(label), text);
  }
  await user.click(screen.getByRole('radio', { name: 'A price' }));
  return user;
}

describe('the contact form', () => {
  test('sends the message once, and confirms it with focus', async () => {
    const taken = takeEnquiries();
    render(<EnquirySection />);
    const user = await write();
    await user.dblClick(sendButton());
    await screen.findByText(ENQUIRY_SENT.title);
    await expect.poll(thanks).toHaveFocus();
    expect(thanks()).toHaveAttribute('data-shown');
    expect(taken).toEqual([
      {
        name: 'Priya Nair',
        email: 'priya@mail.example',
        phone_number: '0491 570 156',
        topic: 'price',
        message: 'Could you clean our office?',
        website: '',
      },
    ]);
  });

  test('keeps the confirmation when the second click of a double click lands on it', async () => {
    takeEnquiries();
    render(<EnquirySection />);
    const user = await write();
    await user.click(sendButton());
    fireEvent.click(await screen.findByRole('link', { name: ENQUIRY_SENT.again }), { detail: 2 });
    expect(thanks()).toHaveAttribute('data-shown');
  });

  test('is empty when started again, with focus on the first field', async () => {
    takeEnquiries();
    render(<EnquirySection />);
    const user = await write({ name: '' });
    await user.click(sendButton());
    await user.type(field(/^Your name/u), 'Priya{Enter}');
    await expect.poll(thanks).toHaveFocus();
    await user.click(screen.getByRole('link', { name: ENQUIRY_SENT.again }));
    expect(field(/^Your name/u)).toHaveFocus();
    expect(field(/^Your name/u)).toHaveValue('');
    expect(field(/^Your name/u)).not.toHaveAttribute('aria-invalid');
    expect(screen.getByRole('radio', { name: 'A price' })).not.toBeChecked();
    expect(thanks()).not.toHaveAttribute('data-shown');
  });

  test('sends nothing while answers are missing, and links to each of them', async () => {
    const taken = takeEnquiries();
    const user = userEvent.setup();
    render(<EnquirySection />);
    await user.click(sendButton());
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    const links = within(summary).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Enter your name.',
      'Enter an email address, like name@example.com.',
      'Choose what it is about.',
      'Enter your message.',
    ]);
    for (const link of links) {
      expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull();
    }
    await user.click(within(summary).getByRole('link', { name: 'Choose what it is about.' }));
    expect(screen.getByRole('radio', { name: 'A price' })).toHaveFocus();
    expect(taken).toEqual([]);
  });

  test('validates an answer when its field is left, and again while it is corrected', async () => {
    render(<EnquirySection />);
    const user = userEvent.setup();
    const phone = field(/^Phone/u);
    await user.click(phone);
    await user.tab();
    expect(phone).toBeValid();
    await user.type(phone, '0491');
    expect(phone).toBeValid();
    await user.tab();
    expect(phone).toBeInvalid();
    expect(phone).toHaveAccessibleDescription(/^Enter an Australian phone number/u);
    await user.type(phone, ' 570 156');
    expect(phone).toBeValid();
  });

  test('does not move a button while it is being pressed', async () => {
    render(<EnquirySection />);
    const user = userEvent.setup();
    const phone = field(/^Phone/u);
    await user.type(phone, '0491');
    await user.pointer({
      keys: '[MouseLeft>]',
      target: screen.getByRole('radio', { name: 'NDIS' }),
    });
    expect(phone).not.toHaveFocus();
    expect(phone).toBeValid();
    await user.pointer({ keys: '[/MouseLeft]' });
    expect(screen.getByRole('radio', { name: 'NDIS' })).toBeChecked();
    expect(phone).toBeInvalid();
  });

  test('removes errors from the summary as they are fixed', async () => {
    render(<EnquirySection />);
    const user = await write({ name: '' });
    await user.click(sendButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter your name.');
    await user.type(field(/^Your name/u), 'P');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each([
    ['there is no connection', noResponse(), ERROR_MESSAGES.network],
    ['the service has a fault', refuse(500, { detail: 'No' }), ERROR_MESSAGES.server],
    [
      'there were too many',
      refuse(429, {
        detail: 'Too many tries. Please wait a minute and try again.',
        code: 'rate_limited',
      }),
      'Too many tries. Please wait a minute and try again.',
    ],
    ['a proxy answers', refuse(413, '<html></html>'), ERROR_MESSAGES.default],
  ])('keeps what was typed when %s, and can send again', async (_what, failure, message) => {
    server.use(mockEndpoint(enquiriesEndpoints.createEnquiry, failure));
    render(<EnquirySection />);
    const user = await write();
    await user.click(sendButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(message);
    expect(alert).toHaveFocus();
    expect(field(/^Your message/u)).toHaveValue('Could you clean our office?');

    const taken = takeEnquiries();
    await user.click(sendButton());
    await expect.poll(thanks).toHaveFocus();
    expect(taken).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('shows an error of the service on its field', async () => {
    server.use(
      mockEndpoint(
        enquiriesEndpoints.createEnquiry,
        refuse(400, { email: ['We cannot write to this address.'], website: ['No.'] }),
      ),
    );
    render(<EnquirySection />);
    const user = await write();
    await user.click(sendButton());
    await screen.findByText('No.');
    expect(field(/^Email/u)).toHaveAccessibleDescription('We cannot write to this address.');
  });

  test('shows that it is sending', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      mockEndpoint(enquiriesEndpoints.createEnquiry, async () => {
        await promise;
        return answer(THANKS);
      }),
    );
    render(<EnquirySection />);
    const user = await write();
    await user.click(sendButton());
    expect(await screen.findByRole('button', { name: 'Sending message' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    resolve();
    await expect.poll(thanks).toHaveFocus();
  });
});

describe('the prerendered contact form', () => {
  test('is posted to the service by the browser, with native validation', () => {
    const html = renderToString(<EnquirySection />);
    expect(html).toMatch(/<form[^>]* action="\/api\/v1\/enquiries\/" method="post"/u);
    expect(html).not.toContain('novalidate');
    for (const name of ['name', 'email', 'phone_number', 'topic', 'message', 'website']) {
      expect(html).toContain(` name="${name}"`);
    }
  });

  test('keeps what was typed before the script loaded, and then validates by itself', async () => {
    const page = document.body.appendChild(document.createElement('div'));
    onTestFinished(() => page.remove());
    page.innerHTML = renderToString(<EnquirySection />);
    const name = page.querySelector<HTMLInputElement>('[name="name"]');
    const message = page.querySelector<HTMLTextAreaElement>('[name="message"]');
    const topic = page.querySelector<HTMLInputElement>('[value="ndis"]');
    if (name === null || message === null || topic === null) throw new Error('No fields.');
    name.value = 'Priya';
    message.value = 'Typed early';
    topic.checked = true;
    await act(async () => {
      const root = hydrateRoot(page, <EnquirySection />);
      onTestFinished(() => act(() => root.unmount()));
    });
    expect([name.value, message.value, topic.checked]).toEqual(['Priya', 'Typed early', true]);
    expect(page.querySelector('form')?.noValidate).toBe(true);
  });
});
