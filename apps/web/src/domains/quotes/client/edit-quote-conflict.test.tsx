import { aQuote, answer, mockEndpoint, refuse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  atStep,
  completeQuote,
  findSendButton,
  openedQuote,
  submittedQuote,
  takeChanges,
} from '../testing/edit-quote.ts';
import { aQuotesPage } from '../testing/a-quotes-page.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openPortal } from '#app/testing/portal.ts';

const server = startService();

beforeEach(() => {
  server.use(
    mockEndpoint(endpoints.listMyQuotes, answer(aQuotesPage([]))),
    openedQuote(completeQuote),
  );
});

const chooser = () =>
  screen.findByRole('region', { name: 'This quote was changed somewhere else' });
const answerTo = (question: string, side: string) =>
  within(screen.getByRole('group', { name: question })).getByRole('radio', { name: side });

describe('a draft that was changed elsewhere', () => {
  const current = aQuote({
    ...completeQuote,
    version: 4,
    access_notes: 'From the other window',
    addon_ids: ['fridge'],
  });

  async function meetConflict(conflict = current) {
    server.use(
      mockEndpoint(
        endpoints.updateQuote,
        refuse(409, { code: 'stale_version', detail: 'Changed.', current: conflict }),
      ),
    );
    const page = await openPortal(atStep('address'));
    await page.user.type(await screen.findByLabelText(/Getting in/u), 'Mine');
    await page.user.click(screen.getByRole('button', { name: 'Save and finish later' }));
    return page;
  }

  it('shows both versions as text, suggests a version for each field, and leads to the choice', async () => {
    await meetConflict();
    expect(await chooser()).toHaveFocus();
    expect(answerTo('Extras', 'Yours')).toHaveAccessibleDescription('Oven Deep Clean');
    expect(answerTo('Extras', 'The other version')).toHaveAccessibleDescription('Fridge Clean');
    expect(answerTo('Extras', 'The other version')).toBeChecked();
    expect(answerTo('Getting in', 'Yours')).toBeChecked();
    expect(answerTo('Getting in', 'The other version')).toHaveAccessibleDescription(
      'From the other window',
    );
    expect(screen.queryByRole('group', { name: 'Address' })).not.toBeInTheDocument();
    expect(screen.getByLabelText(/Getting in, parking/u)).toHaveValue('Mine');
  });

  it('saves the chosen version of each field', async () => {
    const { user } = await meetConflict();
    await chooser();
    await user.click(answerTo('Extras', 'Yours'));
    await user.click(answerTo('Getting in', 'The other version'));
    const bodies = takeChanges(server, current);
    await user.click(screen.getByRole('button', { name: 'Save what I chose' }));
    await waitFor(() => expect(bodies).toEqual([{ addon_ids: ['oven'] }]));
    expect(screen.getByLabelText(/Getting in, parking/u)).toHaveValue('From the other window');
    expect(screen.getByRole('heading', { name: 'Address and access' })).toHaveFocus();
  });

  it('keeps all answers of one version with one press', async () => {
    const { user } = await meetConflict();
    await chooser();
    const bodies = takeChanges(server, current);
    await user.click(screen.getByRole('button', { name: 'Keep all of mine' }));
    await waitFor(() => expect(bodies).toEqual([{ addon_ids: ['oven'], access_notes: 'Mine' }]));
  });

  it('takes all answers of the other version with one press', async () => {
    const { user } = await meetConflict();
    await chooser();
    await user.click(screen.getByRole('button', { name: 'Use all of the other version' }));
    expect(screen.getByLabelText(/Getting in, parking/u)).toHaveValue('From the other window');
    expect(screen.queryByText('This quote was changed somewhere else')).not.toBeInTheDocument();
  });

  it('includes what is typed meanwhile, and every button leads to the choice', async () => {
    const { user, path } = await meetConflict();
    const group = await chooser();
    await user.type(screen.getByLabelText(/Getting in, parking/u), ' too');
    expect(answerTo('Getting in', 'Yours')).toHaveAccessibleDescription('Mine too');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(group).toHaveFocus();
    expect(path()).toBe(atStep('address'));
  });

  it('is also detected when sending', async () => {
    server.use(
      mockEndpoint(
        endpoints.submitQuote,
        refuse(409, { code: 'stale_version', detail: 'Changed.', current }),
      ),
    );
    const { user } = await openPortal(atStep('check'));
    await user.click(await findSendButton());
    expect(await chooser()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Use all of the other version' }));
    expect(screen.getByText('Fridge Clean', { selector: 'dd' })).toBeVisible();
  });

  it('sends a newer version with equal answers', async () => {
    const versions: number[] = [];
    server.use(
      mockEndpoint(endpoints.submitQuote, ({ body }) => {
        versions.push(body.version);
        return body.version === 5
          ? answer(submittedQuote)
          : refuse(409, {
              code: 'stale_version',
              detail: 'Changed.',
              current: { ...completeQuote, version: 5 },
            });
      }),
    );
    const { user, path } = await openPortal(atStep('check'));
    await user.click(await findSendButton());
    await waitFor(() => expect(path()).toBe(`/clients/quotes/${completeQuote.id}`));
    expect(versions).toEqual([1, 5]);
  });

  it('says that the quote is no longer a draft, and shows what was typed', async () => {
    await meetConflict(submittedQuote);
    expect(await screen.findByText('This quote is not a draft any more')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the quote' })).toHaveAttribute(
      'href',
      `/clients/quotes/${completeQuote.id}`,
    );
    const left = screen.getByRole('region', { name: 'What you typed that is not in it' });
    expect(left).toHaveTextContent('Getting inMine');
  });
});
