import { aQuote, answer, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { Quote } from '@cleaning/contract/quotes';
import { screen } from '@testing-library/react';
import type { setupServer } from 'msw/node';

/** A draft with every answer that sending needs. */
export const completeQuote = aQuote({
  address_line1: '1 Example Street',
  suburb: 'Ryde',
  postcode: '2112',
});

/** The same quote after it was sent to the company. */
export const submittedQuote = aQuote({
  ...completeQuote,
  status: 'submitted',
  version: 9,
  available_commands: ['cancel'],
});

/** The address of a step of its form. */
export const atStep = (step: string) => `/clients/quotes/${completeQuote.id}/edit?step=${step}`;

export const openedQuote = (quote: Quote) => mockEndpoint(endpoints.getQuote, answer(quote));

/** Accepts every change, counts the version and records the requests. */
export function takeChanges(server: ReturnType<typeof setupServer>, quote: Quote) {
  const bodies: unknown[] = [];
  let current = quote;
  server.use(
    mockEndpoint(endpoints.updateQuote, ({ body }) => {
      const { version, ...changes } = body;
      bodies.push(changes);
      current = { ...current, version: version + 1, updated_at: new Date().toISOString() };
      return answer(current);
    }),
  );
  return bodies;
}

export const findSendButton = () => screen.findByRole('button', { name: 'Send quote request' });
