import { BOOKKEEPING_LAYOUTS, type BookkeepingLayout } from '@cleaning/contract/bookkeeping';
import { Card } from '@cleaning/ui/card';
import { Fieldset } from '@cleaning/ui/fieldset';
import { FilterPills } from '@cleaning/ui/filter-pills';
import { Grid } from '@cleaning/ui/grid';
import { OptionCard } from '@cleaning/ui/option-card';
import { Stack } from '@cleaning/ui/stack';
import { useRef } from 'react';
import { DateField } from '#kit/forms/date-field.tsx';
import { findPeriodName, type PeriodName, PERIODS, periodsOn } from '#kit/lib/periods.ts';
import type { ExportChoice } from '../bookkeeping-view.ts';
import type { Address } from '../use-address.ts';

export interface ChooseExportProps {
  readonly chosen: ExportChoice;
  readonly today: string;
  readonly onChange: Address['change'];
}

const OPTIONS = [...PERIODS, { value: '', label: 'From, to' }] as const;

const LAYOUTS: Readonly<Record<BookkeepingLayout, { title: string; detail: string }>> = {
  xero: { title: 'Xero', detail: 'Sales invoices, CSV' },
  myob: { title: 'MYOB', detail: 'Sales, CSV' },
  plain: { title: 'Plain', detail: 'Any other program, CSV' },
};

/** Chooses the period and the accounting program. */
export function ChooseExport({ chosen, today, onChange }: ChooseExportProps) {
  const periods = periodsOn(today);
  const firstDay = useRef<HTMLInputElement>(null);
  return (
    <Card title="What to export">
      <Stack gap="space-4">
        <FilterPills<PeriodName | ''>
          label="Period"
          options={OPTIONS}
          value={findPeriodName(chosen, today) ?? ''}
          onChange={(name) => {
            if (name === '') firstDay.current?.focus();
            else onChange({ from: periods[name].from, to: periods[name].to });
          }}
        />
        <Grid minColumn="12rem" gap="space-4">
          <DateField
            ref={firstDay}
            label="First day"
            value={chosen.from}
            onChange={(from) => onChange({ from }, true)}
          />
          <DateField
            label="Last day"
            value={chosen.to}
            error={
              chosen.from <= chosen.to ? undefined : 'The last day cannot be before the first.'
            }
            onChange={(to) => onChange({ to }, true)}
          />
        </Grid>
        <Fieldset legend="Layout" size="label">
          <Grid minColumn="12rem" gap="space-4">
            {BOOKKEEPING_LAYOUTS.map((layout) => (
              <OptionCard
                key={layout}
                type="radio"
                name="layout"
                value={layout}
                checked={layout === chosen.layout}
                onChange={() => onChange({ layout })}
                {...LAYOUTS[layout]}
              />
            ))}
          </Grid>
        </Fieldset>
      </Stack>
    </Card>
  );
}
