import type { ReactNode } from 'react';
import styles from './state-matrix.module.css';

/** The columns for pointer and keyboard states of controls. They need `POINTER_PARAMETERS`. */
export const POINTER_STATES = { resting: {}, hover: {}, focus: {}, pressed: {} };

const CONTROLS = ':is(a, button, input, select, summary, textarea)';

/** Shows the controls of a column as hovered, focused or pressed. */
export const POINTER_PARAMETERS = {
  pseudo: {
    hover: `[data-state='hover'] ${CONTROLS}`,
    focus: `[data-state='focus'] ${CONTROLS}`,
    focusVisible: `[data-state='focus'] ${CONTROLS}`,
    active: `[data-state='pressed'] ${CONTROLS}`,
  },
};

/** For components that are named landmarks, since a matrix has many of the same name. */
export const MATRIX_PARAMETERS = {
  a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
};

/** A label that is longer than the design allowed for. */
export const LONG_WORDS = 'Send the whole quote to the plan manager and to everyone in the family';

interface StateMatrixProps<Props> {
  /** What the table compares. */
  caption: string;
  rows: Readonly<Record<string, Partial<Props>>>;
  columns: Readonly<Record<string, Partial<Props>>>;
  /** For components that fill their container: cells of one width. */
  wide?: boolean;
  /** The component, with the props of a row and of a column. */
  children: (props: Partial<Props>) => ReactNode;
}

/**
 * A component in every combination of its variants, one in each row, and its states, one in each
 * column.
 */
export function StateMatrix<Props>({
  caption,
  rows,
  columns,
  wide = false,
  children,
}: StateMatrixProps<Props>) {
  return (
    // Wider than a phone, so a keyboard has to be able to scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles['scroll']} aria-label={caption} tabIndex={0}>
      <table className={styles['table']}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">look</th>
            {Object.keys(columns).map((state) => (
              <th key={state} scope="col">
                {state}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(rows).map(([look, rowProps]) => (
            <tr key={look}>
              <th scope="row">{look}</th>
              {Object.entries(columns).map(([state, columnProps]) => (
                <td key={state} data-state={state}>
                  <div className={styles['cell']} data-wide={wide || undefined}>
                    {children({ ...rowProps, ...columnProps })}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
