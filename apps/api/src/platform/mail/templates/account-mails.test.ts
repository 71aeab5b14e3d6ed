import { expect, it } from 'vitest';
import {
  accountExistsMail,
  passwordChangedMail,
  passwordResetMail,
  verificationMail,
} from './account-mails.ts';

const ann = { email: 'ann@mail.example', firstName: 'Ann <3 "O\'Neil"' };
const link = 'https://clean.example/accounts/email-verification?token=a&b';
const site = 'https://clean.example';

const letters = {
  verification: verificationMail(ann, link),
  'account exists': accountExistsMail(ann, site),
  'password reset': passwordResetMail(ann, link),
  'password changed': passwordChangedMail(ann, site),
};

it.each(Object.entries(letters))('%s says the same as text and as HTML', (_name, mail) => {
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

it.each(['verification', 'password reset'] as const)('%s brings its link', (name) => {
  expect(letters[name].text).toContain(link);
  expect(letters[name].html).toContain(
    'href="https://clean.example/accounts/email-verification?token=a&amp;b"',
  );
  expect(letters[name].text).toContain('This link works once');
});

it('account exists and password changed lead to log-in and reset, with no token', () => {
  expect(letters['account exists'].text).toContain('https://clean.example/accounts/login');
  expect(letters['password changed'].text).toContain(
    'https://clean.example/accounts/password-reset',
  );
  expect(letters['account exists'].text).not.toContain('token');
  expect(letters['password changed'].text).not.toContain('token');
});
