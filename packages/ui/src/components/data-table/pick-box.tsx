import { useRowTarget } from '../../rows/rows.tsx';
import styles from './pick-box.module.css';

export interface PickBoxProps {
  /** The label of the checkbox: "Select Q-1058". */
  label: string;
  checked: boolean;
  onChange: () => void;
}

/**
 * A checkbox with a target of 44 pixels and a spoken name, for a row of a table or a card. Keys of
 * the list find it by the name `select`.
 */
export function PickBox({ label, checked, onChange }: PickBoxProps) {
  const target = useRowTarget();
  return (
    <label className={styles['target']}>
      <input
        ref={target('select')}
        type="checkbox"
        className={styles['box']}
        aria-label={label}
        checked={checked}
        onChange={onChange}
      />
    </label>
  );
}
