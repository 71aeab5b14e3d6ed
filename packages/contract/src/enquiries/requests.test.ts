import { describe, expect, test } from 'vitest';
import { API_BASE_PATH } from '../http/conventions.ts';
import { ENQUIRY_FORM } from '../routes/enquiry-form.ts';
import { enquiriesEndpoints } from './endpoints.ts';
import { findEnquiryErrors, type EnquiryAnswers } from './enquiry-answers.ts';
import { createEnquiryRequest } from './requests.ts';

const answers: EnquiryAnswers = {
  name: ' Priya  Nair ',
  email: ' Priya@Example.com ',
  phone_number: '0491 570 156',
  topic: 'price',
  message: ' Two rooms.\r\n\r\nAfter 5 pm? ',
};

test('the form posts to the endpoint', () => {
  const { path } = enquiriesEndpoints.createEnquiry;
  expect(ENQUIRY_FORM.action).toBe(`${API_BASE_PATH}/${path}`);
});

test('an enquiry is normalised', () => {
  expect(createEnquiryRequest.parse(answers)).toEqual({
    name: 'Priya Nair',
    email: 'priya@example.com',
    phone_number: '+61491570156',
    topic: 'price',
    message: 'Two rooms.\n\nAfter 5 pm?',
    website: '',
  });
});

test.each(['', '  ', undefined])('a phone number may be left out (%j)', (phone_number) => {
  expect(createEnquiryRequest.parse({ ...answers, phone_number }).phone_number).toBeNull();
});

test.each(['Priya\r\nBcc: all@example.com', 'Priya\u2028Nair', 'Priya\tNair\u0085x'])(
  'a name is one line (%j)',
  (name) => {
    expect(createEnquiryRequest.parse({ ...answers, name }).name).not.toMatch(
      /[\p{Cc}\u2028\u2029]/u,
    );
  },
);

test('each line break counts as one character, in any notation', () => {
  const message = 'x\r\n'.repeat(1999) + 'xy';
  expect(createEnquiryRequest.parse({ ...answers, message }).message).toHaveLength(4000);
});

describe('the page reports the same errors as the service', () => {
  test.each<[string, Partial<EnquiryAnswers>]>([
    ['nothing wrong', {}],
    ['no phone number', { phone_number: '' }],
    ['a blank phone number', { phone_number: '  ' }],
    ['no name', { name: '' }],
    ['a blank name', { name: ' \u0000 ' }],
    ['only brackets in the name', { name: '<>' }],
    ['the longest name', { name: 'x'.repeat(100) }],
    ['a name that is too long', { name: 'x'.repeat(101) }],
    ['no email', { email: '' }],
    ['an email without a dot', { email: 'priya@example' }],
    ['an email that is too long', { email: `${'x'.repeat(250)}@example.com` }],
    ['a foreign phone number', { phone_number: '+1 202 555 0100' }],
    ['half a phone number', { phone_number: '0491 570' }],
    ['a widely spaced phone number', { phone_number: `0491${' '.repeat(40)}570156` }],
    ['no topic', { topic: '' }],
    ['an unknown topic', { topic: 'jobs' }],
    ['no message', { message: '' }],
    ['a blank message', { message: ' \n ' }],
    ['the longest message', { message: 'x'.repeat(4000) }],
    ['a message that is too long', { message: 'x'.repeat(4001) }],
    ['nothing at all', { name: '', email: '', phone_number: '', topic: '', message: '' }],
  ])('with %s', (_what, changes) => {
    const given = { ...answers, ...changes };
    const { error } = createEnquiryRequest.safeParse(given);
    const found = error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
    expect(findEnquiryErrors(given)).toEqual(Object.fromEntries(found));
  });
});
