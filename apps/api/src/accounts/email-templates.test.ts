import { readingProblem } from '@cleaning/test-setup/reading-grade';
import { expect, it } from 'vitest';
import { setPublicUrl } from '../core/site/site-url.ts';
import {
  accountClosedEmail,
  accountExistsEmail,
  addressTakenEmail,
  newAddressEmail,
  addressChangedEmail,
  becameOwnerEmail,
  gaveOwnershipEmail,
  googleLinkedEmail,
  googleUnlinkedEmail,
  invitationEmail,
  loggedOutEmail,
  passwordChangedEmail,
  passwordResetEmail,
  verificationEmail,
} from './email-templates.ts';

const ann = { email: 'ann@mail.example', firstName: 'Ann <3 "O\'Neil"' };
const link = 'https://clean.example/accounts/email-verification?token=a&b';

setPublicUrl('https://clean.example');

const emails = {
  verification: verificationEmail(ann, link),
  'account exists': accountExistsEmail(ann),
  'password reset': passwordResetEmail(ann, link),
  'password changed': passwordChangedEmail({ ...ann, hasGoogle: false }),
  'change of email': newAddressEmail(ann, link),
  'address taken': addressTakenEmail(ann),
  'email changed': addressChangedEmail(ann),
  'account closed': accountClosedEmail(ann),
  'Google linked': googleLinkedEmail(ann),
  'Google unlinked': googleUnlinkedEmail(ann),
  invitation: invitationEmail(ann, link),
  'logged out everywhere': loggedOutEmail(ann, 'Kim', null),
  'logged out on one device': loggedOutEmail(ann, 'Kim', 'Safari on iPhone'),
  'ownership given': gaveOwnershipEmail(ann, { firstName: 'Kim' }),
  'ownership taken': becameOwnerEmail(ann, { firstName: 'Kim' }),
};

it.each(Object.entries(emails))('%s has the same content as text and as HTML', (_name, mail) => {
  expect(mail.recipient).toBe(ann.email);
  expect(mail.text).toContain(`Hello ${ann.firstName},`);
  expect(mail.html).toContain('Hello Ann &lt;3 &quot;O&#39;Neil&quot;,');
  expect(mail.html).toContain('<html lang="en-AU">');
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain('Blue Wren Cleaning');
    expect(body).toContain('0491 570 156');
    expect(body).not.toMatch(/!(?!doctype)|undefined|\[object/u);
  }
});

it.each(Object.entries(emails))('%s can be read at grade 6 or below', (_name, { text }) => {
  expect(readingProblem(text)).toBeNull();
});

it.each(['verification', 'password reset', 'change of email', 'invitation'] as const)(
  '%s contains its link',
  (name) => {
    expect(emails[name].text).toContain(link);
    expect(emails[name].html).toContain(
      'href="https://clean.example/accounts/email-verification?token=a&amp;b"',
    );
    expect(emails[name].text).toContain('This link works once');
  },
);

it('account exists and password changed lead to log-in and reset, with no token', () => {
  expect(emails['account exists'].text).toContain('https://clean.example/accounts/login');
  expect(emails['password changed'].text).toContain(
    'https://clean.example/accounts/password-reset',
  );
  expect(emails['account exists'].text).not.toContain('token');
  expect(emails['password changed'].text).not.toContain('token');
});

it('a changed password says that a linked Google account still logs in', () => {
  const sentence = 'A Google account is linked, and still logs you in.';
  expect(passwordChangedEmail({ ...ann, hasGoogle: true }).text).toContain(sentence);
  expect(emails['password changed'].text).not.toContain(sentence);
});
