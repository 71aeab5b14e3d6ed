import type { Meta, StoryObj } from '@storybook/react-vite';
import Bell from 'lucide-react/icons/bell';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import {
  LONG_WORDS,
  POINTER_PARAMETERS,
  POINTER_STATES,
  StateMatrix,
} from '../../stories/state-matrix.tsx';
import { Badge } from '../badge/badge.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { Card } from '../card/card.tsx';
import { Link } from '../link/link.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { FoldedText, LineItem } from './line-item.tsx';
import { PickBox, type PickBoxProps } from './pick-box.tsx';
import type { DataColumn } from './table-types.ts';

interface SampleQuote {
  id: string;
  service: string;
  updated: string;
  ready: boolean;
  total: string;
}

const QUOTES: readonly SampleQuote[] = [
  {
    id: 'Q-1048',
    service: 'NDIS cleaning support',
    updated: '9 Mar 2026',
    ready: true,
    total: '$300.00',
  },
  {
    id: 'Q-1050',
    service: 'Custom one-off clean',
    updated: '8 Mar 2026',
    ready: false,
    total: '$195.00',
  },
  { id: 'Q-1045', service: 'Deep cleaning', updated: '4 Mar 2026', ready: false, total: '$370.00' },
];

const COLUMNS: readonly DataColumn<SampleQuote>[] = [
  {
    key: 'id',
    header: 'Quote',
    place: 'start',
    cell: (quote) => <Link href={`/clients/quotes/${quote.id}`}>{quote.id}</Link>,
  },
  {
    key: 'service',
    header: 'Service',
    place: 'title',
    rowHeader: true,
    cell: (quote) => quote.service,
  },
  { key: 'updated', header: 'Updated', place: 'end', cell: (quote) => quote.updated },
  {
    key: 'status',
    header: 'Status',
    place: 'status',
    cell: (quote) =>
      quote.ready ? (
        <Badge tone="info" icon={<Bell />}>
          Ready for you
        </Badge>
      ) : (
        <Badge tone="success" icon={<Check />}>
          Approved
        </Badge>
      ),
  },
  { key: 'total', header: 'Total', place: 'amount', align: 'end', cell: (quote) => quote.total },
  {
    key: 'action',
    header: 'Action',
    headerHidden: true,
    place: 'action',
    align: 'end',
    cell: (quote) => (
      <ButtonLink
        size="sm"
        variant={quote.ready ? 'primary' : 'outline'}
        href={`/clients/quotes/${quote.id}`}
      >
        {quote.ready ? 'Review' : 'View'} <VisuallyHidden>{quote.id}</VisuallyHidden>
      </ButtonLink>
    ),
  },
];

interface SampleLine {
  description: string;
  hours: string;
  rate: string;
  amount: string;
}

const LINE_COLUMNS: readonly DataColumn<SampleLine>[] = [
  {
    key: 'description',
    header: 'Description',
    place: 'title',
    rowHeader: true,
    cell: (line) => (
      <LineItem name={line.description}>
        <span>Support item 01_020_0120_1_1</span>
        <FoldedText>{`${line.hours} × ${line.rate}`}</FoldedText>
      </LineItem>
    ),
  },
  { key: 'hours', header: 'Hours', place: 'hidden', align: 'end', cell: (line) => line.hours },
  { key: 'rate', header: 'Rate', place: 'hidden', align: 'end', cell: (line) => line.rate },
  {
    key: 'amount',
    header: 'Amount',
    place: 'amount',
    align: 'end',
    cell: (line) => line.amount,
  },
];

const meta = {
  id: 'content-data-table',
  title: 'Content/Data table (data grid, list, rows, sortable table, spreadsheet)',
  tags: ['since-0.2.0'],
  component: DataTable<SampleQuote>,
  subcomponents: { FoldedText, LineItem, PickBox },
  parameters: defineComponentDocs({
    description:
      'A real table for things that are compared. Where its own box is narrow it folds by itself: each row becomes a card, or a line.',
    do: [
      'Mark one column as rowHeader: what the row is called.',
      'Say for each column where it goes in a card.',
      'Align amounts at the end.',
      'Put a heading above it; the caption is for screen readers.',
    ],
    dont: [
      'Do not use it for a layout, or for one row of facts: that is a summary list.',
      'Do not put more than one action into a row.',
    ],
    accessibility: [
      'It stays a table for screen readers when it is folded.',
      'A sorted column says its direction, and its header is a link to the other one.',
      'Each checkbox is named after its row, and the one in the header picks every row.',
    ],
  }),
  args: { caption: 'Your quotes', columns: COLUMNS, rows: QUOTES, rowKey: (quote) => quote.id },
} satisfies Meta<typeof DataTable<SampleQuote>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {};

export const DenseWithSelection: Story = {
  args: {
    dense: true,
    selection: {
      selected: new Set(['Q-1050']),
      onToggle: () => undefined,
      onToggleAll: () => undefined,
      nameOf: (quote) => quote.id,
    },
  },
};

const groups: DataTableProps<SampleQuote>['groups'] = {
  keyOf: ({ ready }) => (ready ? 'ready' : 'approved'),
  heading: ([first]) => <b>{first?.ready === true ? 'Ready for you' : 'Approved'}</b>,
};

export const InGroups: Story = { args: { dense: true, groups } };

export const InGroupsOnAPhone: Story = {
  args: { dense: true, groups },
  decorators: [
    (Story) => (
      <div className="sb-w350">
        <Story />
      </div>
    ),
  ],
};

export const TwoColumnsOfCards: Story = {
  decorators: [
    (Story) => (
      <div className="sb-w768">
        <Story />
      </div>
    ),
  ],
};

export const OneColumnOfCards: Story = {
  decorators: [
    (Story) => (
      <div className="sb-w350">
        <Story />
      </div>
    ),
  ],
};

export const Lines: Story = {
  render: () => <InvoiceLines />,
};

export const LinesOnAPhone: Story = {
  render: () => (
    <div className="sb-w350">
      <InvoiceLines />
    </div>
  ),
};

export const LinesWithSelectionOnAPhone: Story = {
  args: {
    dense: true,
    fold: 'lines',
    selection: {
      selected: new Set(['Q-1050']),
      onToggle: () => undefined,
      onToggleAll: () => undefined,
      nameOf: (quote) => quote.id,
    },
  },
  decorators: [
    (Story) => (
      <div className="sb-w350">
        <Story />
      </div>
    ),
  ],
};

export const LinesInACard: Story = {
  render: () => (
    <Card flush title="What this invoice is for">
      <InvoiceLines flush />
    </Card>
  ),
};

export const LinesInACardOnAPhone: Story = {
  render: () => (
    <div className="sb-w350">
      <Card flush title="What this invoice is for">
        <InvoiceLines flush />
      </Card>
    </div>
  ),
};

function InvoiceLines({ flush }: Pick<DataTableProps<SampleLine>, 'flush'>) {
  return (
    <DataTable<SampleLine>
      caption="Lines of invoice INV-2219"
      fold="lines"
      flush={flush}
      rowKey={(line) => line.description}
      rows={[
        {
          description: 'House cleaning and other household activities',
          hours: '2.5 h',
          rate: '$60.10',
          amount: '$150.25',
        },
      ]}
      columns={LINE_COLUMNS}
      totals={[
        { label: 'GST', value: '$0.00' },
        { label: 'Total', value: '$150.25', strong: true },
      ]}
    />
  );
}

const SORTED: readonly DataColumn<SampleQuote>[] = COLUMNS.map((column) =>
  column.key === 'updated'
    ? { ...column, sort: { href: '?sort=updated', direction: 'descending' } }
    : column,
);

/** The first row is hovered, the link of the second has focus, the third is picked and has long words. */
export const States: Story = {
  args: {
    columns: SORTED,
    rows: QUOTES.map((quote, index) => (index === 2 ? { ...quote, service: LONG_WORDS } : quote)),
    selection: {
      selected: new Set(['Q-1045']),
      onToggle: fn(),
      onToggleAll: fn(),
      nameOf: (quote) => quote.id,
    },
  },
  parameters: {
    pseudo: {
      hover: ['tbody tr:nth-child(1)', 'tbody tr:nth-child(1) a'],
      focusVisible: 'tbody tr:nth-child(2) a',
    },
  },
};

const EVERY_ID: ReadonlySet<string> = new Set(QUOTES.map(({ id }) => id));

function toggled(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return selected.has(key)
    ? new Set([...selected].filter((each) => each !== key))
    : new Set([...selected, key]);
}

export const NoRows: Story = { args: { rows: [] } };

export const PickingRows: Story = {
  render: function Render(args) {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
    return (
      <DataTable
        {...args}
        selection={{
          selected,
          nameOf: (quote) => quote.id,
          onToggle: (key) => setSelected(toggled(selected, key)),
          onToggleAll: () => setSelected(selected.size === EVERY_ID.size ? new Set() : EVERY_ID),
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    const all = await canvas.findByRole('checkbox', { name: 'Select every row' });
    const first = canvas.getByRole('checkbox', { name: 'Select Q-1048' });
    const last = canvas.getByRole('checkbox', { name: 'Select Q-1045' });
    await userEvent.click(first);
    await expect(first).toBeChecked();
    await expect(all).not.toBeChecked();
    await userEvent.click(all);
    await expect(last).toBeChecked();
    await userEvent.click(last);
    await expect(all).not.toBeChecked();
    await expect(first).toBeChecked();
  },
};

export const StatesOfAPickBox: Story = {
  parameters: POINTER_PARAMETERS,
  render: () => (
    <StateMatrix<PickBoxProps>
      caption="Pick boxes in every state"
      rows={{ 'not picked': { checked: false }, picked: { checked: true } }}
      columns={POINTER_STATES}
    >
      {(props) => <PickBox label="Select Q-1058" checked={false} onChange={fn()} {...props} />}
    </StateMatrix>
  ),
};
