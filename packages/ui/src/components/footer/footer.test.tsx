import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { FOOTER } from '../../stories/samples.tsx';
import { Footer } from './footer.tsx';

const onSubmit = vi.fn<(email: string) => void>();

beforeEach(() => {
  onSubmit.mockClear();
  render(<Footer {...FOOTER} newsletter={{ ...FOOTER.newsletter, onSubmit }} />);
});

test('passes on the address of the newsletter form and resets it', async () => {
  const email = screen.getByLabelText('Your email');
  await userEvent.type(email, 'jordan@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('jordan@example.com');
  expect(email).toHaveValue('');
});

test('asks for an email address, and passes on nothing without one', async () => {
  expect(screen.getByLabelText('Your email')).toBeRequired();
  expect(screen.getByLabelText('Your email')).toHaveAttribute('type', 'email');
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('has a plain mail link for people without JavaScript', () => {
  expect(screen.getByRole('link', { name: 'Subscribe by email' })).toHaveAttribute(
    'href',
    FOOTER.newsletter.fallbackHref,
  );
});

test.each(FOOTER.columns.map((column) => [column.title, column.links] as const))(
  'lists its %s in a navigation of their own',
  (title, links) => {
    const column = within(screen.getByRole('navigation', { name: title }));
    expect(column.getAllByRole('link').map((link) => link.textContent)).toEqual(
      links.map((link) => link.label),
    );
  },
);

test('shows phone, email and social links', () => {
  const { phone, email, social } = FOOTER.contact;
  for (const { label, href } of [phone, email, ...social]) {
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
  }
});

test('lists the service areas and mentions more', () => {
  const areas = within(screen.getByRole('region', { name: 'Service areas' }));
  expect(areas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    ...FOOTER.areas.items,
    FOOTER.areas.more,
  ]);
});
