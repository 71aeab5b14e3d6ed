import { answer, mockEndpoint, noResponse } from '@cleaning/api-client/testing';
import { company } from '@cleaning/company';
import { endpoints } from '@cleaning/contract/endpoints';
import type { AreaCheck } from '@cleaning/contract/services';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { DraftPlace } from '../quote-draft/quote-draft.ts';
import { WhereQuestion } from './where-question.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
const INSIDE: AreaCheck = {
  inside: 'yes',
  suburb: 'Baulkham Hills',
  postcode: '2153',
  area: 'Hills District',
  did_you_mean: null,
};
const OUTSIDE: AreaCheck = {
  ...INSIDE,
  inside: 'no',
  suburb: 'Newcastle',
  postcode: '2300',
  area: null,
};
const UNKNOWN: AreaCheck = {
  inside: 'unknown',
  suburb: null,
  postcode: null,
  area: null,
  did_you_mean: { suburb: 'Baulkham Hills', postcode: '2153' },
};

function ask(place: DraftPlace | null = null) {
  const onPlace = vi.fn<(place: DraftPlace | null) => void>();
  render(
    <MemoryRouter>
      <WhereQuestion place={place} onPlace={onPlace} />
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), onPlace, field: screen.getByLabelText('Suburb or postcode') };
}

const answers = (check: AreaCheck) => mockEndpoint(endpoints.checkArea, answer(check));

it('says in which area a place is, and gives the place', async () => {
  server.use(answers(INSIDE));
  const { user, onPlace, field } = ask();
  await user.type(field, 'baulkham hills');
  expect(await screen.findByText('Yes, we clean in Baulkham Hills 2153.')).toBeVisible();
  expect(screen.getByText('It is in our Hills District area.')).toBeVisible();
  expect(onPlace).toHaveBeenLastCalledWith({ suburb: 'Baulkham Hills', postcode: '2153' });
});

it('asks once the visitor rests, not at every letter', async () => {
  const asked: (string | null)[] = [];
  server.use(
    mockEndpoint(endpoints.checkArea, ({ query }) => {
      asked.push(query.get('q'));
      return answer(INSIDE);
    }),
  );
  const { user, field } = ask();
  await user.type(field, 'ry');
  await user.type(field, 'de ');
  await screen.findByText(/^Yes/u);
  expect(asked).toEqual(['ryde']);
});

it('says kindly that a place is outside, and how to ask all the same', async () => {
  server.use(answers(OUTSIDE));
  const { user, onPlace, field } = ask();
  await user.type(field, 'Newcastle');
  expect(await screen.findByText('Sorry, we do not come to Newcastle 2300 yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: /^0491/u })).toHaveAttribute(
    'href',
    `tel:${company.phone}`,
  );
  expect(screen.getByRole('link', { name: 'send us a message' })).toBeVisible();
  expect(onPlace).toHaveBeenLastCalledWith(null);
});

it('offers the place that was probably meant', async () => {
  server.use(answers(UNKNOWN));
  const { user, onPlace, field } = ask();
  await user.type(field, 'Baulkam Hils');
  const suggestion = await screen.findByRole('button', {
    name: 'Did you mean Baulkham Hills 2153?',
  });
  server.use(answers(INSIDE));
  await user.click(suggestion);
  expect(field).toHaveValue('Baulkham Hills 2153');
  expect(field).toHaveFocus();
  await waitFor(() =>
    expect(onPlace).toHaveBeenLastCalledWith({ suburb: 'Baulkham Hills', postcode: '2153' }),
  );
});

it('asks for the postcode where places share a name', async () => {
  server.use(answers({ ...OUTSIDE, inside: 'part', suburb: 'Enmore', postcode: null }));
  const { user, field } = ask();
  await user.type(field, 'Enmore');
  expect(await screen.findByText('There is more than one Enmore.')).toBeVisible();
});

it('lets the visitor go on when it cannot be looked up', async () => {
  server.use(mockEndpoint(endpoints.checkArea, noResponse()));
  const { user, field } = ask();
  await user.type(field, '2153');
  expect(await screen.findByText(/Go on with your quote/u)).toBeVisible();
});

it('shows a place that was found before without asking again', async () => {
  ask({ suburb: 'Ryde', postcode: '2112' });
  expect(screen.getByText('Yes, we clean in Ryde 2112.')).toBeVisible();
});
