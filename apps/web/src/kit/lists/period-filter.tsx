import { sydneyDateOf } from '@cleaning/pricing';
import Calendar from 'lucide-react/icons/calendar';
import { useState } from 'react';
import { DateField } from '../forms/date-field.tsx';
import { useNow } from '../hooks/use-now.ts';
import { findPeriodName, type Period, PERIODS, periodsOn } from '../lib/periods.ts';
import { FilterSelect } from './filter-bar.tsx';
import styles from './period-filter.module.css';

const DATES = 'dates';

export interface PeriodFilterProps {
  /** What happened on the dates, before them: "Issued". */
  readonly what: string;
  /** Either date may be empty. */
  readonly period: Period;
  readonly onChange: (change: Partial<Period>) => void;
}

/** Filters by date, in a filter bar: a common period, or two dates. */
export function PeriodFilter({ what, period: { from, to }, onChange }: PeriodFilterProps) {
  const today = sydneyDateOf(useNow());
  const [isChoosing, setChoosing] = useState(false);
  const known = findPeriodName({ from, to }, today);
  const isAny = from === '' && to === '';
  const isDated = isChoosing || (!isAny && known === undefined);
  const choose = (chosen: string) => {
    setChoosing(chosen === DATES);
    if (chosen === DATES) return;
    const name = PERIODS.find(({ value }) => value === chosen)?.value;
    onChange(name === undefined ? { from: '', to: '' } : periodsOn(today)[name]);
  };
  return (
    <>
      <FilterSelect
        icon={<Calendar />}
        label={what}
        placeholder={`${what} any time`}
        value={isDated ? DATES : (known ?? '')}
        options={[
          ...PERIODS.map(({ value, label }) => ({
            value,
            label: `${what}: ${label.toLowerCase()}`,
          })),
          { value: DATES, label: `${what} from, to` },
        ]}
        onChange={(event) => choose(event.target.value)}
      />
      {isDated ? (
        <div className={styles['dates']}>
          <DateField
            label={`${what} from`}
            value={from}
            onChange={(day) => onChange({ from: day })}
          />
          <DateField label={`${what} up to`} value={to} onChange={(day) => onChange({ to: day })} />
        </div>
      ) : null}
    </>
  );
}
