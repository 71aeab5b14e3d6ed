import { LinkProvider } from '@cleaning/ui/providers';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link as RouterLink, MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { TOPICS } from '#content/faq.ts';
import { watchIntersections } from '#kit/page/testing/intersections.ts';
import { Component as FaqPage } from './faq-page.tsx';

function renderAt(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <LinkProvider component={({ href, ...rest }) => <RouterLink to={href} {...rest} />}>
        <FaqPage />
      </LinkProvider>
    </MemoryRouter>,
  );
}

const answerOf = (id: string) => document.getElementById(id)?.closest('details');
const questions = TOPICS.flatMap((topic) => topic.questions);

beforeEach(() => {
  watchIntersections();
});

describe('the page of questions', () => {
  test('contains every answer without a script', () => {
    renderAt('/faq');
    for (const { id, question, answer } of questions) {
      const details = answerOf(id);
      expect(details).toHaveTextContent(question);
      expect(details).toHaveTextContent(answer[0] ?? question);
    }
  });

  test('opens the answer in the address, and otherwise only the first', () => {
    renderAt('/faq#bond-back');
    const open = questions.filter(({ id }) => answerOf(id)?.open).map(({ id }) => id);
    expect(open).toEqual(['deposit', 'bond-back']);
  });

  test.each(['/faq#nothing-here', '/faq#', '/faq#prices', '/faq#%'])(
    'opens no further answer for an address without one: %s',
    (address) => {
      renderAt(address);
      expect(questions.filter(({ id }) => answerOf(id)?.open).map(({ id }) => id)).toEqual([
        'deposit',
      ]);
    },
  );

  test('opens the same answer again when its link is followed again', async () => {
    renderAt('/faq#gst');
    const details = answerOf('gst');
    const link = within(details ?? document.body).getByRole('link', {
      name: /Link to this answer/,
    });
    if (details !== null && details !== undefined) {
      details.open = false;
    }
    await userEvent.click(link);
    expect(details).toHaveProperty('open', true);
  });

  test('filters by the typed text, shows the number of matches, and restores the list', async () => {
    renderAt('/faq');
    const search = screen.getByRole('searchbox', { name: 'Search the questions' });
    await userEvent.type(search, 'gst');

    expect(screen.getByRole('status')).toHaveTextContent('1 question has “gst” in it');
    expect(screen.getByText('Do prices include GST?')).toBeVisible();
    expect(screen.getByText('Where do you clean?')).not.toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Bookings' })).not.toBeInTheDocument();
    const topics = screen.getByRole('navigation', { name: 'Topics' });
    expect(within(topics).getAllByRole('link')).toHaveLength(1);

    await userEvent.clear(search);
    expect(screen.getByRole('status')).toHaveTextContent(`Showing all ${questions.length}`);
    expect(within(topics).getAllByRole('link')).toHaveLength(TOPICS.length);
  });

  test('offers contact with the company when nothing is found', async () => {
    renderAt('/faq');
    await userEvent.type(screen.getByRole('searchbox'), 'zebra');
    expect(screen.getByRole('status')).toHaveTextContent('No question has “zebra” in it');
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeVisible();
  });

  test('keeps an answer open that a search hides temporarily', async () => {
    renderAt('/faq#bond-back');
    const search = screen.getByRole('searchbox');
    await userEvent.type(search, 'gst');
    await userEvent.clear(search);
    expect(answerOf('bond-back')).toHaveProperty('open', true);
  });
});
