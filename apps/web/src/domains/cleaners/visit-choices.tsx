import { SelectField, type SelectOption } from '@cleaning/ui/field';
import { Text } from '@cleaning/ui/text';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import styles from './staff-cleaner.module.css';

/** A visit, or a series of visits, for which somebody is chosen. */
export interface VisitChoice {
  /** Of the visit or series. */
  readonly id: string;
  readonly clientName: string;
  /** When and where it is. */
  readonly detail: string;
  /** What follows from the choice, unless its words say it. */
  readonly note?: string | undefined;
  /** The label of the select, for screen readers. */
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
}

interface VisitChoicesProps {
  readonly visits: readonly VisitChoice[];
  readonly onChoose: (id: string, choice: string) => void;
}

/** Visits with a choice of who comes to each. */
export function VisitChoices({ visits, onChoose }: VisitChoicesProps) {
  return (
    <ul className={styles['visits']}>
      {visits.map(({ id, clientName, detail, note, label, value, options }) => (
        <li key={id}>
          <div>
            <strong>{clientName}</strong>
            <Text size="sm" tone="muted">
              {detail}
            </Text>
            {note === undefined ? null : (
              <Text size="sm" tone="muted">
                {note}
              </Text>
            )}
          </div>
          <SelectField
            label={<VisuallyHidden>{label}</VisuallyHidden>}
            value={value}
            onChange={(event) => onChoose(id, event.target.value)}
            options={options}
          />
        </li>
      ))}
    </ul>
  );
}
