import { answer, mockEndpoint, noResponse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { addDays } from '@cleaning/ndis';
import type { ServiceId } from '@cleaning/pricing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FirstVisitQuestion } from './first-visit-question.tsx';
import { HowOftenQuestion } from './how-often-question.tsx';
import { NO_WISHES, type VisitWishes } from './visit-wishes.ts';

/** A Monday. */
const TODAY = '2026-11-23';
const STARTS = ['07:00', '09:00', '13:00'];
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

interface Open {
  readonly serviceId?: ServiceId;
  readonly wishes?: Partial<VisitWishes>;
}

/** A general clean of $120 unless another service is given. */
function openQuestion({ serviceId = 'general', wishes = {} }: Open = {}) {
  const seen: { wishes: VisitWishes } = { wishes: { ...NO_WISHES, ...wishes } };
  function Form() {
    const [held, setHeld] = useState(seen.wishes);
    seen.wishes = held;
    return (
      <FirstVisitQuestion
        id="first-visit"
        legend="When is the first visit?"
        clean={{ serviceId, rooms: {}, addonIds: [] }}
        wishes={held}
        today={TODAY}
        onChange={(changed) => setHeld((current) => ({ ...current, ...changed }))}
      />
    );
  }
  render(<Form />);
  return { user: userEvent.setup(), seen };
}

/** Answers with these starts on each day; a day without any is full. */
const free = (starts: Readonly<Record<string, readonly string[]>> = {}) =>
  mockEndpoint(endpoints.listOpenings, ({ query }) =>
    answer({
      days: Array.from({ length: 14 }, (_, index) => {
        const date = addDays(query.get('from') ?? '', index);
        return { date, starts: [...(starts[date] ?? STARTS)] };
      }),
    }),
  );

const day = (name: string | RegExp) => screen.findByRole('radio', { name });

describe('the day of the first visit', () => {
  it('has its price under it, and says what is urgent', async () => {
    server.use(free());
    openQuestion();
    expect(await day('Today 23 Nov $180, same day')).toBeVisible();
    expect(await day('Tomorrow 24 Nov $144, urgent')).toBeVisible();
    expect(await day('Wed 25 Nov $120')).toBeVisible();
    expect(await day('Sun 6 Dec $120')).toBeVisible();
    expect(screen.getByText(/From Wednesday it is our standard price/u)).toBeVisible();
  });

  it('can be left open, and cannot be one that is full', async () => {
    server.use(free({ [TODAY]: [], '2026-11-26': [] }));
    const { user, seen } = openQuestion();
    expect(await day('Thu 26 Nov Full')).toBeDisabled();
    expect(await day('Today 23 Nov None left')).toBeDisabled();
    await user.click(await day(/^Wed 25/u));
    expect(seen.wishes.preferredDate).toBe('2026-11-25');
    await user.click(await day('Any day suits me'));
    expect(seen.wishes.preferredDate).toBe('');
  });

  it('can be one of later weeks, and opens at the chosen one', async () => {
    server.use(free());
    const { user, seen } = openQuestion();
    await user.click(await screen.findByRole('button', { name: 'Later days' }));
    await user.click(await day(/^Mon 7 Dec/u));
    expect(seen.wishes.preferredDate).toBe('2026-12-07');
    await user.click(screen.getByRole('button', { name: 'Earlier days' }));
    expect(await day(/^Today/u)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Earlier days' })).not.toBeInTheDocument();
  });

  it('shows the weeks of a day that was chosen before', async () => {
    server.use(free());
    openQuestion({ wishes: { preferredDate: '2027-03-15' } });
    expect(await day(/^Mon 15 Mar/u)).toBeChecked();
  });

  it('that costs more offers the first standard day and what it saves', async () => {
    server.use(free({ '2026-11-25': [] }));
    const { user, seen } = openQuestion();
    expect(await day('Wed 25 Nov Full')).toBeDisabled();
    await user.click(await day(/^Tomorrow/u));
    expect(screen.getByText('Tomorrow is urgent: × 1.2, with a 30% deposit.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Choose Thursday, save $24' }));
    expect(seen.wishes).toMatchObject({ preferredDate: '2026-11-26', preferredTime: 'any' });
  });

  it('says nothing of urgency where an NDIS plan pays', async () => {
    server.use(free());
    const { user } = openQuestion({ serviceId: 'ndis' });
    await user.click(await day('Tomorrow 24 Nov Free time'));
    expect(screen.queryByText(/urgent:/u)).not.toBeInTheDocument();
    expect(screen.getByText(/^With a plan, each day costs the same\./u)).toBeVisible();
  });
});

describe('the time of the first visit', () => {
  it('is a free start, a part of the day, or any', async () => {
    server.use(free());
    const { user, seen } = openQuestion({ wishes: { preferredDate: '2026-11-26' } });
    expect(screen.getByRole('radio', { name: 'Any time' })).toBeChecked();
    await user.click(await day('9:00 am'));
    expect(seen.wishes.preferredTime).toBe('09:00');
    await user.click(await day('Any afternoon time'));
    expect(seen.wishes.preferredTime).toBe('afternoon');
    expect(screen.getByText(/takes about 1 hour\./u)).toBeVisible();
  });

  it('that was taken meanwhile says so, with what is still free', async () => {
    server.use(free());
    openQuestion({ wishes: { preferredDate: '2026-11-26', preferredTime: '10:00' } });
    expect(await screen.findByText('10:00 am has just gone.')).toBeVisible();
    expect(screen.getByText(/^7:00 am and 9:00 am are still free\./u)).toBeVisible();
  });

  it('is a part of the day while the free times cannot be loaded, until they can', async () => {
    server.use(mockEndpoint(endpoints.listOpenings, noResponse()));
    const { user, seen } = openQuestion({ wishes: { preferredDate: '2026-11-26' } });
    expect(await screen.findByText('We could not load the free times.')).toBeVisible();
    await user.click(await day('Any morning time'));
    expect(seen.wishes.preferredTime).toBe('morning');
    server.use(free());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await day('9:00 am')).toBeVisible();
  });
});

describe('a second choice', () => {
  it('is another day and time, and can be taken back', async () => {
    server.use(free());
    const { user, seen } = openQuestion({ wishes: { preferredDate: '2026-11-26' } });
    await user.click(await screen.findByRole('button', { name: 'Add a second choice' }));
    expect(seen.wishes).toMatchObject({ secondDate: '2026-11-27', secondTime: 'any' });
    await user.selectOptions(screen.getByLabelText('Second time'), '1:00 pm');
    expect(seen.wishes.secondTime).toBe('13:00');
    await user.selectOptions(screen.getByLabelText('Second day'), 'Thursday 26 November 2026');
    // The first choice is any time of that day.
    const times = within(screen.getByLabelText('Second time')).getAllByRole('option');
    expect(times.map(({ textContent }) => textContent)).not.toContain('Any time');
    expect(seen.wishes).toMatchObject({ secondDate: '2026-11-26', secondTime: 'morning' });
    await user.click(screen.getByRole('button', { name: 'Remove the second choice' }));
    expect(seen.wishes.secondDate).toBe('');
  });
});

const askHowOften = (serviceId: ServiceId) =>
  render(
    <HowOftenQuestion
      legend="How often?"
      serviceId={serviceId}
      intervalWeeks={null}
      price="$120"
      onChosen={() => undefined}
    />,
  );

describe('how often', () => {
  it('has the same price for each visit', () => {
    askHowOften('general');
    expect(screen.getByRole('radio', { name: 'Once' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Every 2 weeks' })).toHaveAccessibleDescription(
      '$120 each visit',
    );
  });

  it('is not asked about a clean for one occasion', () => {
    askHowOften('end-of-lease');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByText(/we come once/u)).toBeVisible();
  });
});
