import type { BankColumns } from '@cleaning/contract/bank';
import { DATE_ORDERS, type DateOrder } from '@cleaning/contract/bank/rules';
import { formatPlainDate } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { CheckboxField, SelectField } from '@cleaning/ui/field';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import type { ColumnChoice } from './use-column-choice.ts';

const ORDERS: Readonly<Record<DateOrder, string>> = {
  dmy: 'Day/month/year',
  mdy: 'Month/day/year',
};
const ORDER_OPTIONS = DATE_ORDERS.map((value) => ({ value, label: ORDERS[value] }));

export interface HowToReadProps {
  readonly answer: BankColumns;
  readonly choice: ColumnChoice;
}

/** Which row has the names, and the order of the dates where the file does not tell it. */
export function HowToRead({ answer, choice }: HowToReadProps) {
  const { likely_names_row: likely, rows } = answer;
  const { namesRow, orders, dateOrder } = choice;
  const row = Math.max(likely, namesRow, 1);
  const [sample = ''] = samplesOfDate(answer, choice);
  const first = rows[0];
  const example =
    first === undefined ? undefined : `${sample} is ${formatPlainDate(first.booked_on, 'long')}.`;
  return (
    <Card title="How to read it">
      <Stack gap="space-4">
        <CheckboxField
          label={`Row ${row} has the names of the columns`}
          checked={namesRow > 0}
          onChange={(event) => choice.setNamesRow(event.target.checked ? row : 0)}
        />
        {orders.length === 0 ? (
          <Text tone="muted">{example ?? 'Choose the column with the date first.'}</Text>
        ) : (
          <SelectField
            label="Dates"
            hint={example ?? `${sample} may be either. Choose what your bank writes.`}
            options={ORDER_OPTIONS}
            placeholder="Choose the order"
            value={dateOrder ?? ''}
            onChange={(event) => {
              const chosen = DATE_ORDERS.find((order) => order === event.target.value);
              if (chosen !== undefined) choice.setDateOrder(chosen);
            }}
          />
        )}
      </Stack>
    </Card>
  );
}

const samplesOfDate = ({ columns }: BankColumns, { kinds }: ColumnChoice): readonly string[] =>
  columns[kinds.indexOf('date')]?.samples ?? [];
