import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { WEEKDAYS } from './month.ts';

/** The head of a calendar that is a table: a column each weekday. */
export function WeekdayHead() {
  return (
    <thead>
      <tr>
        {WEEKDAYS.map((weekday) => (
          <th key={weekday} scope="col">
            <span aria-hidden="true">{weekday.slice(0, 3)}</span>
            <VisuallyHidden>{weekday}</VisuallyHidden>
          </th>
        ))}
      </tr>
    </thead>
  );
}
