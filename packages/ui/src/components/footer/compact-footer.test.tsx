import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { FOOTER } from '../../stories/samples.tsx';
import { CompactFooter } from './compact-footer.tsx';

const button = () => screen.getByRole('button', { name: 'Company links' });

beforeEach(() => {
  render(<CompactFooter {...FOOTER} />);
});

test('is one contentinfo landmark, whose line has the copyright, the legal links and the phone', () => {
  const line = within(screen.getByRole('contentinfo'));
  expect(line.getByText(FOOTER.legal.copyright)).toBeVisible();
  const links = within(line.getByRole('navigation', { name: 'Legal and contact' }));
  expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...FOOTER.legal.links.map(({ href }) => href),
    FOOTER.contact.phone.href,
  ]);
});

test('is closed at first, and hides what it opens from everyone', () => {
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('navigation', { name: 'Quick links' })).toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('opens and closes by keyboard, and what it opened comes next', async () => {
  button().focus();
  await userEvent.keyboard('{Enter}');
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(button()).toHaveAccessibleName('Company links');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: /^Blue Wren Cleaning/u })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard(' ');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('navigation', { name: 'Quick links' })).toBeNull();
});

test('has everything of the footer once it is open', async () => {
  await userEvent.click(button());
  const panel = within(screen.getByRole('contentinfo'));
  const { phone, email, social } = FOOTER.contact;
  const links = [...FOOTER.columns.flatMap((column) => column.links), email, ...social, phone];
  for (const { label, href } of links) {
    const [link] = panel.getAllByRole('link', { name: label });
    expect(link).toHaveAttribute('href', href);
    expect(link).toBeVisible();
  }
  for (const text of [FOOTER.blurb, FOOTER.badge, FOOTER.areas.more, ...FOOTER.areas.items]) {
    expect(panel.getByText(text)).toBeVisible();
  }
  for (const { days, time } of FOOTER.contact.hours) {
    expect(panel.getByText(days).parentElement).toHaveTextContent(`${days}${time}`);
  }
  expect(panel.getByRole('textbox', { name: 'Your email' })).toBeVisible();
});
