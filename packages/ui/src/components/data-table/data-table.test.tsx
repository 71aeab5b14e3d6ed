import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DataTable } from './data-table.tsx';
import { FoldedText, LineItem } from './line-item.tsx';

const rows = [
  { id: 'Q-1', total: '$300' },
  { id: 'Q-2', total: '$195' },
];

test('is a table with a caption, column headers and row headers', () => {
  render(
    <DataTable
      caption="Your quotes"
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        { key: 'id', header: 'Quote', place: 'title', rowHeader: true, cell: (row) => row.id },
        {
          key: 'total',
          header: 'Total',
          place: 'amount',
          headerHidden: true,
          cell: (row) => row.total,
        },
      ]}
      totals={[{ label: 'Total', value: '$495', strong: true }]}
    />,
  );
  const table = within(screen.getByRole('table', { name: 'Your quotes' }));
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Quote',
    'Total',
  ]);
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'QuoteTotal',
    'Q-1$300',
    'Q-2$195',
    'Total$495',
  ]);
  expect(table.getAllByRole('rowheader')).toHaveLength(3);
});

const nothing = () => '';

test('a total shows its parts under their columns', () => {
  render(
    <DataTable
      caption="Debts"
      columns={['Client', 'Payer', 'Due', 'Late', 'Total'].map((header) => ({
        key: header,
        header,
        place: 'hidden' as const,
        cell: nothing,
      }))}
      rows={[]}
      rowKey={nothing}
      totals={[{ label: 'All', value: '$5', parts: { Due: '$2', Late: '$3' } }]}
    />,
  );
  expect(screen.getByRole('rowheader', { name: 'All' })).toHaveAttribute('colspan', '2');
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '$2',
    '$3',
    '$5',
  ]);
});

test('a row is named by its name and the text below it', () => {
  render(
    <DataTable
      caption="Lines"
      fold="lines"
      flush
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        {
          key: 'id',
          header: 'Item',
          place: 'title',
          rowHeader: true,
          cell: (row) => (
            <LineItem name={row.id}>
              <span>Service</span>
              <FoldedText>1 × {row.total}</FoldedText>
            </LineItem>
          ),
        },
      ]}
    />,
  );
  expect(screen.getByRole('rowheader', { name: /^Q-2 ?Service/ })).toBeInTheDocument();
});

test('rows can be selected one by one and all at once', async () => {
  const onToggle = vi.fn<(key: string) => void>();
  const onToggleAll = vi.fn<() => void>();
  render(
    <DataTable
      caption="Quotes"
      dense
      rows={rows}
      rowKey={(row) => row.id}
      selection={{ selected: new Set(['Q-2']), onToggle, onToggleAll, nameOf: (row) => row.id }}
      columns={[{ key: 'id', header: 'Quote', place: 'title', cell: (row) => row.id }]}
    />,
  );
  expect(screen.getByRole('checkbox', { name: 'Select Q-1' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Select Q-2' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Select every row' })).not.toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Q-1' }));
  expect(onToggle).toHaveBeenCalledExactlyOnceWith('Q-1');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select every row' }));
  expect(onToggleAll).toHaveBeenCalledOnce();
});

test('a header offers to sort by its column, and shows the current order', () => {
  render(
    <DataTable
      caption="Quotes"
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        {
          key: 'id',
          header: 'Quote',
          place: 'title',
          cell: (row) => row.id,
          sort: { href: '?sort=-id', direction: 'ascending' },
        },
        { key: 'total', header: 'Total', place: 'amount', cell: (row) => row.total },
      ]}
    />,
  );
  const [quote, total] = screen.getAllByRole('columnheader');
  expect(quote).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('link', { name: 'Quote' })).toHaveAttribute('href', '?sort=-id');
  expect(total).not.toHaveAttribute('aria-sort');
});

test('a heading spans the table over each group of rows', () => {
  render(
    <DataTable
      caption="Quotes by month"
      rows={[...rows, { id: 'Q-3', total: '$300' }]}
      rowKey={(row) => row.id}
      columns={[
        { key: 'id', header: 'Quote', place: 'title', rowHeader: true, cell: (row) => row.id },
        { key: 'total', header: 'Total', place: 'amount', cell: (row) => row.total },
      ]}
      groups={{
        keyOf: ({ total }) => total,
        heading: (own) => `${own.length} of ${own[0]?.total}`,
      }}
      selection={{
        selected: new Set(),
        onToggle: vi.fn<() => void>(),
        onToggleAll: vi.fn<() => void>(),
        nameOf: ({ id }) => id,
      }}
    />,
  );
  const [first, second] = screen.getAllByRole('rowgroup').slice(1);
  if (first === undefined || second === undefined) throw new Error('There are two groups.');
  const heading = within(first).getByRole('rowheader', { name: '2 of $300' });
  expect(heading).toHaveAttribute('scope', 'rowgroup');
  expect(heading).toHaveAttribute('colspan', '3');
  expect(within(first).getAllByRole('checkbox')).toHaveLength(2);
  expect(within(second).getByRole('rowheader', { name: '1 of $195' })).toBeVisible();
});
