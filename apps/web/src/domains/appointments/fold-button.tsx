import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import styles from './fold-button.module.css';

export interface FoldButtonProps {
  /** Whose visits it shows and hides. */
  readonly name: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Shows and hides the visits of one cleaner on a busy calendar. */
export function FoldButton({ name, isOpen, onToggle }: FoldButtonProps) {
  return (
    <button
      type="button"
      className={styles['root']}
      aria-expanded={isOpen}
      aria-label={`Visits of ${name}`}
      onClick={onToggle}
    >
      {isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
    </button>
  );
}
