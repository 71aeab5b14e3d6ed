import {
  aPageOf,
  aQuote,
  answer,
  mockEndpoint,
  noResponse,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { QuoteTemplate } from '@cleaning/contract/quotes';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aTemplate } from '../testing/a-template.ts';
import { aQuotesPage } from '../testing/a-quotes-page.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openPortal } from '#app/testing/portal.ts';

const server = startService();
const ADDRESS = '/clients/quotes?view=templates';
const quote = aQuote({ address_line1: '1 Example Street', suburb: 'Ryde', postcode: '2112' });

beforeEach(() => {
  server.use(mockEndpoint(endpoints.listMyQuotes, answer(aQuotesPage([]))));
});

const listed = (...templates: QuoteTemplate[]) =>
  mockEndpoint(endpoints.listQuoteTemplates, answer(aPageOf(templates)));

const button = (name: RegExp | string) => screen.findByRole('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('templates', () => {
  it('explain how to create the first one', async () => {
    server.use(listed());
    await openPortal(ADDRESS);
    expect(await screen.findByText('No templates yet')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Templates' })).toHaveAttribute('aria-selected', 'true');
  });

  it('show the error when they cannot be loaded, and can be loaded again', async () => {
    server.use(mockEndpoint(endpoints.listQuoteTemplates, noResponse()));
    const { user } = await openPortal(ADDRESS);
    expect(await screen.findByText('We could not load your templates')).toBeVisible();
    server.use(listed(aTemplate()));
    await user.click(await button('Try again'));
    expect(await screen.findByRole('heading', { name: 'Every two weeks' })).toBeVisible();
    expect(screen.getByText('1 Example Street, Ryde, 2112')).toBeVisible();
  });

  it('create one draft with one press, and ask for the date', async () => {
    const keys: unknown[] = [];
    server.use(
      listed(aTemplate()),
      mockEndpoint(endpoints.getQuote, answer(quote)),
      mockEndpoint(endpoints.bookQuoteTemplate, ({ headers }) => {
        keys.push(headers.get('Idempotency-Key'));
        return answer(quote);
      }),
    );
    const { user, path } = await openPortal(ADDRESS);
    await user.dblClick(await button('Book this clean again Every two weeks'));
    await waitFor(() => expect(path()).toBe(`/clients/quotes/${quote.id}/edit?step=date`));
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/u)]);
  });

  it('ask for the address first when the template has none', async () => {
    const draft = aQuote({ suburb: null });
    server.use(
      listed(aTemplate({ address_line1: null, suburb: null, postcode: null })),
      mockEndpoint(endpoints.getQuote, answer(draft)),
      mockEndpoint(endpoints.bookQuoteTemplate, answer(draft)),
    );
    const { user, path } = await openPortal(ADDRESS);
    expect(await screen.findByText('Not given yet')).toBeVisible();
    await user.click(await button(/^Book this clean again/u));
    await waitFor(() => expect(path()).toBe(`/clients/quotes/${draft.id}/edit?step=address`));
  });

  it.each([
    ['the network is lost', noResponse(), /Network error\./u],
    ['it was deleted elsewhere', refuse(404, { code: 'not_found' }), /This template was deleted/u],
  ])('stay on the page and show an error when %s', async (_title, failure, words) => {
    server.use(listed(aTemplate()), mockEndpoint(endpoints.bookQuoteTemplate, failure));
    const { user, path } = await openPortal(ADDRESS);
    await user.click(await button(/^Book this clean again/u));
    expect(await screen.findByText(words)).toBeVisible();
    expect(path()).toBe(ADDRESS);
  });
});

async function openRename() {
  server.use(listed(aTemplate()));
  const page = await openPortal(ADDRESS);
  await page.user.click(await button(/^Rename/u));
  const name = within(await dialog('Rename this template')).getByLabelText('Name');
  expect(name).toHaveFocus();
  await page.user.clear(name);
  return { ...page, name };
}

describe('renaming a template', () => {
  it('saves another name', async () => {
    const { user, name } = await openRename();
    server.use(
      mockEndpoint(endpoints.updateQuoteTemplate, ({ body }) => {
        server.use(listed(aTemplate(body.name === undefined ? {} : { name: body.name })));
        return answer(aTemplate(body.name === undefined ? {} : { name: body.name }));
      }),
    );
    await user.type(name, 'Spring{Enter}');
    expect(await screen.findByRole('heading', { name: 'Spring' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('Template renamed')).toBeVisible();
  });

  it('needs a name that no other template has', async () => {
    const { user, name } = await openRename();
    await user.click(await button('Save name'));
    expect(name).toHaveAccessibleDescription('Give the template a name.');
    server.use(
      mockEndpoint(
        endpoints.updateQuoteTemplate,
        refuse(400, { name: ['You have a template of this name. Choose another name.'] }),
      ),
    );
    await user.type(name, 'Spring');
    await user.click(await button('Save name'));
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(
        'You have a template of this name. Choose another name.',
      ),
    );
    expect(name).toHaveValue('Spring');
  });

  it.each([
    ['the network is lost', noResponse(), /Network error\./u],
    ['it was deleted elsewhere', refuse(404, { code: 'not_found' }), /This template was deleted/u],
  ])('keeps the name when %s', async (_title, failure, words) => {
    const { user, name } = await openRename();
    server.use(mockEndpoint(endpoints.updateQuoteTemplate, failure));
    await user.type(name, 'Spring');
    await user.click(await button('Save name'));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('What you typed is still here.')).toBeVisible();
    expect(name).toHaveValue('Spring');
  });
});

describe('deleting a template', () => {
  it.each([
    ['when it is there', answer(undefined)],
    ['when another window deleted it first', refuse(404, { code: 'not_found' })],
  ])('asks for a confirmation first, %s', async (_title, result) => {
    server.use(listed(aTemplate()));
    const { user } = await openPortal(ADDRESS);
    await user.click(await button(/^Delete Every two weeks/u));
    expect(await dialog('Delete this template?')).toHaveTextContent('“Every two weeks”');
    server.use(mockEndpoint(endpoints.deleteQuoteTemplate, result), listed());
    await user.click(await button('Delete template'));
    expect(await screen.findByText('No templates yet')).toBeVisible();
    expect(screen.getByText('Template deleted')).toBeVisible();
  });

  it('keeps the template when the network is lost, and says so', async () => {
    server.use(listed(aTemplate()), mockEndpoint(endpoints.deleteQuoteTemplate, noResponse()));
    const { user } = await openPortal(ADDRESS);
    await user.click(await button(/^Delete/u));
    await user.click(await button('Delete template'));
    expect(await screen.findByText(/Network error\./u)).toBeVisible();
    await user.click(await button('Keep it'));
    expect(screen.getByRole('heading', { name: 'Every two weeks' })).toBeVisible();
  });
});
