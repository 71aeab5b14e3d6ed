import {
  aClientProfile,
  answer,
  aQuote,
  aUser,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { Quote } from '@cleaning/contract/quotes';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { press, screens } from '#app/testing/screen-stories.tsx';
import { anNdisUser } from '#app/testing/an-ndis-user.ts';
import { atStep, completeQuote, openedQuote, submittedQuote } from '../testing/edit-quote.ts';

const page = screens(SITE_PATHS.clientQuoteEdit, { user: aUser(), at: atStep('price') });

export default { title: 'Screens/Client portal/Edit quote', tags: ['!autodocs'] };

const step = (name: string, quote: Quote = completeQuote) => ({
  at: atStep(name),
  answers: [openedQuote(quote)],
});

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Gone = page.state({
  answers: [mockEndpoint(endpoints.getQuote, refuse(404, { code: 'not_found' }))],
});
export const Price = page.state(step('price'));
export const Address = page.state(step('address'));
export const AddressMissing = page.state({
  ...step('address', aQuote({ suburb: null })),
  play: press('Continue'),
});
export const Date = page.state(step('date'));
export const Check = page.state(step('check'));
export const Ndis = page.state({
  user: anNdisUser(),
  at: atStep('check'),
  answers: [
    openedQuote(completeQuote),
    mockEndpoint(endpoints.getClientProfile, answer(aClientProfile())),
  ],
});
export const AlreadySent = page.state(step('check', submittedQuote));
