import { company } from '@cleaning/company';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PHONE_LINK } from '#content/contact-links.ts';
import { unbroken } from '#kit/lib/unbroken.ts';
import { Component as ContactPage } from './contact-page.tsx';

const FRIDAY_5_59_PM = new Date('2026-11-20T06:59:30Z');

beforeEach(() => {
  vi.useFakeTimers({ now: FRIDAY_5_59_PM });
});

describe('the contact page', () => {
  test('does not say whether the company is open in its prerendered HTML', () => {
    const html = renderToString(<ContactPage />);
    expect(html).toContain(unbroken(PHONE_LINK.label));
    expect(html).not.toMatch(/Open now|Closed|data-today/u);
  });

  test('says whether it is open once it runs, and updates at closing time', () => {
    render(<ContactPage />);
    expect(screen.getAllByText('Open now until 6:00 pm')).not.toHaveLength(0);
    expect(screen.getByText('Monday to Friday').closest('tr')).toHaveAttribute('data-today');

    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(screen.queryByText(/Open now/)).not.toBeInTheDocument();
    expect(screen.getAllByText('Closed, opens 7:00 am tomorrow')).not.toHaveLength(0);
  });

  test('stops its timer when the page is left', () => {
    const { unmount } = render(<ContactPage />);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('has links to call and email the company', () => {
    render(<ContactPage />);
    for (const call of screen.getAllByRole('link', {
      name: `Call ${unbroken(PHONE_LINK.label)}`,
    })) {
      expect(call).toHaveAttribute('href', `tel:${company.phone}`);
    }
    for (const write of screen.getAllByRole('link', { name: company.email.support })) {
      expect(write).toHaveAttribute('href', `mailto:${company.email.support}`);
    }
  });
});
