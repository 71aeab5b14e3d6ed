import { aBankStatement, answer, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AMBIGUOUS, imports, matching } from './testing/a-bank-match.ts';
import {
  bankColumns,
  mockUpload,
  readingColumns,
  refusingUnknown,
  UNKNOWN_FILE,
  type SentFields,
} from './testing/bank-columns.ts';
import { ADDRESS, IMPORT } from './testing/bank-statement-page.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const server = startService();
const asked: SentFields[] = [];
beforeEach(() => {
  asked.length = 0;
  server.use(imports(), refusingUnknown, readingColumns({}, asked));
});

/** Chooses a file whose columns are not known. */
async function chooseFile(file = UNKNOWN_FILE, address = IMPORT) {
  const opened = await openStaffPortal(address);
  await opened.user.upload(await screen.findByLabelText(/Choose file/u), file);
  return opened;
}

const heading = () => screen.findByRole('heading', { level: 1, name: 'Which column is what?' });
const readButton = (name: RegExp | string = 'Read 21 rows') =>
  screen.findByRole('button', { name });
const columnNamed = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });
const tableRows = () =>
  within(screen.getByRole('table', { name: 'Rows as they will be imported' })).getAllByRole('row');

describe('a CSV file that is not known', () => {
  it('shows a guess of its columns, with its first rows as they will be read', async () => {
    await chooseFile();
    expect(await heading()).toHaveFocus();
    expect(await columnNamed('Credit')).toHaveDisplayValue('Money in');
    expect(await columnNamed('Type')).toHaveDisplayValue('Leave out');
    expect(screen.getByText(/We made a guess, please check it\.$/u)).toBeVisible();
    expect(
      tableRows()
        .slice(1)
        .map((row) => row.textContent),
    ).toHaveLength(5);
    expect(tableRows()[1]).toHaveTextContent('23 November 2026');
    expect(tableRows()[1]).toHaveTextContent('ZHANG W 26000463');
    expect(tableRows()[3]).toHaveTextContent('−$62.10');
    expect(screen.getByText('The same as the balance in the file.')).toBeVisible();
    expect(screen.getByText(/^23\/11\/2026 is .*23 November 2026\.$/u)).toBeVisible();
  });

  it('is read as chosen, once, and remembered unless the user says no', async () => {
    const sent: unknown[] = [];
    const { user, path } = await chooseFile();
    server.use(
      ...matching([AMBIGUOUS], { has_chosen_columns: true }),
      mockUpload(endpoints.importBankStatement, (fields) => {
        sent.push(fields);
        return { status: 201, body: aBankStatement() };
      }),
    );
    await user.selectOptions(await columnNamed('Type'), 'Text');
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({
        account_number: '000000000',
        columns: 'date,text,text,reference,credit,debit,balance',
        names_row: '1',
      }),
    );
    await user.dblClick(await readButton());
    await waitFor(() => expect(path()).toBe(ADDRESS));
    expect(sent).toEqual([
      {
        account_number: '000000000',
        columns: 'date,text,text,reference,credit,debit,balance',
        names_row: '1',
        remember: 'true',
      },
    ]);
    expect(await screen.findByText(/columns that were chosen for this account/u)).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'choose it again and change the columns' }),
    ).toHaveAttribute('href', `${IMPORT}?columns=check`);
  });

  it('is not remembered when the box is cleared', async () => {
    let remember: string | undefined;
    const { user } = await chooseFile();
    server.use(
      mockUpload(endpoints.importBankStatement, (fields) => {
        ({ remember } = fields);
        return { status: 400, body: { file: ['Row 7: there is no amount.'] } };
      }),
    );
    await user.click(await screen.findByRole('checkbox', { name: /^Read the next files of/u }));
    await user.click(await readButton());
    expect(await screen.findByText('Not read')).toBeVisible();
    expect(remember).toBe('false');
  });

  it('says at once which columns contradict each other, and sends nothing until they do not', async () => {
    const { user } = await chooseFile();
    await readButton();
    const before = asked.length;
    await user.selectOptions(await columnNamed('Debit'), 'Money in');
    expect(
      await screen.findByText(
        /^Two columns say “Money in”: Credit and Debit\. Choose “Money out”/u,
      ),
    ).toBeVisible();
    for (const name of ['Credit', 'Debit']) expect(await columnNamed(name)).toBeInvalid();
    expect(screen.queryByRole('table', { name: 'Rows as they will be imported' })).toBeNull();
    const read = await readButton('Read the rows');
    expect(read).toHaveAttribute('aria-disabled', 'true');
    expect(read).toHaveAccessibleDescription(/Two columns say/u);
    await user.click(read);
    expect(asked).toHaveLength(before);
    await user.selectOptions(await columnNamed('Debit'), 'Money out');
    expect(await readButton()).not.toHaveAttribute('aria-disabled');
  });

  it('says which row cannot be read', async () => {
    server.use(
      readingColumns({
        problem: 'Row 7: "31/02/2026" is not a date. Nothing was imported.',
        rows: [],
        balance: null,
      }),
    );
    await chooseFile();
    expect(await screen.findByText(/^Row 7: "31\/02\/2026" is not a date\./u)).toBeVisible();
    expect(await readButton('Read the rows')).toHaveAttribute('aria-disabled', 'true');
  });

  it('asks for the order of its dates where they do not tell it', async () => {
    server.use(
      mockUpload(endpoints.readBankColumns, (fields) => {
        asked.push(fields);
        const isUnsure = fields['date_order'] === undefined;
        return {
          body: bankColumns({
            date_choices: ['dmy', 'mdy'],
            ...(isUnsure ? { problem: 'The dates can be read either way.', rows: [] } : {}),
          }),
        };
      }),
    );
    const { user } = await chooseFile();
    const order = await screen.findByRole('combobox', { name: 'Dates' });
    expect(order).toHaveDisplayValue('Choose the order');
    expect(await readButton('Read the rows')).toHaveAttribute('aria-disabled', 'true');
    await user.selectOptions(order, 'Month/day/year');
    expect(await readButton()).not.toHaveAttribute('aria-disabled');
    expect(asked.at(-1)).toMatchObject({ date_order: 'mdy' });
  });

  it('is guessed again when no row has the names', async () => {
    const { user } = await chooseFile();
    await user.click(
      await screen.findByRole('checkbox', { name: 'Row 1 has the names of the columns' }),
    );
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ account_number: '000000000', names_row: '0' }),
    );
  });

  it('makes room for another one, with the focus on the page', async () => {
    const { user } = await chooseFile();
    await heading();
    await user.click(screen.getByRole('button', { name: 'Other file' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Import a bank statement' }),
    ).toHaveFocus();
  });

  it('is chosen and read by keyboard alone', async () => {
    const { user, path } = await chooseFile();
    await heading();
    server.use(
      ...matching([AMBIGUOUS]),
      mockEndpoint(endpoints.importBankStatement, answer(aBankStatement())),
    );
    const read = await readButton();
    while (document.activeElement !== read) await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe(ADDRESS));
  });
});

describe('a CSV file whose columns are to be checked', () => {
  it('is not imported first, and says that they were chosen before', async () => {
    server.use(readingColumns({ origin: 'remembered' }));
    const { path } = await chooseFile(UNKNOWN_FILE, `${IMPORT}?columns=check`);
    await heading();
    expect(
      await screen.findByText(/chosen for an earlier file\. Change what is wrong\.$/u),
    ).toBeVisible();
    expect(path()).toBe(`${IMPORT}?columns=check`);
  });

  it('is asked for by a box, which a file of another format ignores', async () => {
    const { user, path } = await openStaffPortal(IMPORT);
    server.use(
      ...matching([AMBIGUOUS]),
      mockEndpoint(endpoints.importBankStatement, answer(aBankStatement())),
    );
    await user.click(await screen.findByRole('checkbox', { name: /^Let me check the columns/u }));
    await user.upload(await screen.findByLabelText(/Choose file/u), new File(['a'], 'a.ofx'));
    await waitFor(() => expect(path()).toBe(ADDRESS));
    expect(asked).toEqual([]);
  });
});
