import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { headerParts, showHeader } from './testing.tsx';

const summary = () => headerParts().details.querySelector('summary');

describe('the mobile menu', () => {
  test('has the items of the header, with the main action last', () => {
    showHeader();
    const { mobile } = headerParts();
    const links = within(mobile).getAllByRole('link', { hidden: true });
    expect(links.at(0)).toHaveTextContent('Home');
    expect(links.at(-1)).toHaveTextContent('Get Free Quote');
    const barLinks = within(headerParts().bar).getAllByRole('link');
    const hrefs = links.map((link) => link.getAttribute('href'));
    for (const link of barLinks) expect(hrefs).toContain(link.getAttribute('href'));
  });

  test('closes when the page changes', () => {
    const { goTo } = showHeader();
    headerParts().details.open = true;
    goTo('/about');
    expect(headerParts().details.open).toBe(false);
  });

  test('opens on the next page without the menus that were open in it', () => {
    const { goTo } = showHeader();
    const { details } = headerParts();
    details.open = true;
    const inner = [...details.querySelectorAll('details')];
    const [services] = inner;
    if (services) services.open = true;
    goTo('/about');
    expect(inner.map(({ open }) => open)).toEqual([false, false]);
  });

  test('closes when a link is chosen, even to the same page', async () => {
    showHeader();
    const { details, mobile } = headerParts();
    details.open = true;
    const home = within(mobile).getByRole('link', { name: 'Home' });
    home.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(home);
    expect(details.open).toBe(false);
  });

  test('closes on Escape, which returns focus to its button', async () => {
    showHeader();
    const { details, mobile } = headerParts();
    details.open = true;
    within(mobile).getByRole('link', { name: 'About' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(details.open).toBe(false);
    expect(summary()).toHaveFocus();
  });

  test('closes when focus moves to the page behind it', () => {
    render(<input aria-label="Below" />);
    showHeader();
    const { details } = headerParts();
    details.open = true;
    screen.getByLabelText('Below').focus();
    expect(details.open).toBe(false);
  });
});
