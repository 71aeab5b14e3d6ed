import { Button } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';
import { CheckboxField } from '@cleaning/ui/field';
import { Keys } from '@cleaning/ui/keys';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '#kit/api/portal-api.tsx';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { SHORTCUT_GROUPS, type Shortcut, UNDO_KEY } from '#kit/shortcuts/shortcut-register.ts';
import { useShortcutRegister } from '#kit/shortcuts/use-shortcuts.tsx';
import styles from './shortcuts-sheet.module.css';

export interface ShortcutsSheetProps {
  readonly onClose: () => void;
  readonly singleKeys: boolean;
}

/** Lists every shortcut of the portal, with a switch for single-key shortcuts. */
export default function ShortcutsSheet({ onClose, singleKeys }: ShortcutsSheetProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Keyboard shortcuts"
      wide
      actions={
        <>
          <SingleKeySwitch singleKeys={singleKeys} />
          <Button variant="outline" className={styles['close']} onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <ShortcutLists />
    </Dialog>
  );
}

function ShortcutLists() {
  const register = useShortcutRegister();
  const shortcuts = listAll(register.list());
  return (
    <div className={styles['lists']}>
      {SHORTCUT_GROUPS.map((group) => {
        const inGroup = shortcuts.filter((shortcut) => shortcut.group === group);
        return inGroup.length === 0 ? null : (
          <section key={group}>
            <h3 className={styles['group']}>{group}</h3>
            <dl>
              {inGroup.map(({ keys, label }) => (
                <div key={keys.join(' ')} className={styles['shortcut']}>
                  <dt>{label}</dt>
                  <dd>
                    <Keys {...shownKeys(keys)} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </div>
  );
}

/**
 * All shortcuts of the staff portal, listed on every page so that users can learn, for example, the
 * calendar's keys on Today. A page's own descriptions take precedence.
 */
const STAFF_SHORTCUTS: readonly Shortcut[] = [
  { keys: [UNDO_KEY], group: 'Anywhere', label: 'Undo the last change' },
  { keys: ['J'], group: 'In a list', label: 'Next row' },
  { keys: ['K'], group: 'In a list', label: 'Previous row' },
  { keys: ['Enter'], group: 'In a list', label: 'Open' },
  { keys: ['X'], group: 'In a list', label: 'Select' },
  { keys: ['Shift+X'], group: 'In a list', label: 'Select up to here' },
  { keys: ['S'], group: 'In a list', label: 'Next step for this row' },
  { keys: ['Arrow keys'], group: 'Calendar', label: 'Go to another visit' },
  { keys: ['M'], group: 'Calendar', label: 'Move a visit' },
  { keys: ['Shift+← →'], group: 'Calendar', label: 'Earlier, later by 15 min' },
  { keys: ['P'], group: 'Calendar', label: 'Plan a request' },
  { keys: ['A'], group: 'Calendar', label: 'Change cleaner' },
  { keys: ['L'], group: 'Calendar', label: 'Skip one of a series' },
  { keys: ['E'], group: 'Calendar', label: 'Change a series' },
  { keys: ['D'], group: 'Calendar', label: 'Day' },
  { keys: ['W'], group: 'Calendar', label: 'Week' },
  { keys: ['Ctrl+Enter'], group: 'Writing', label: 'Send' },
  { keys: ['R'], group: 'Writing', label: 'Reply' },
  { keys: [';'], group: 'Writing', label: 'Quick replies' },
  { keys: ['P'], group: 'Writing', label: 'Preview a quote' },
  { keys: ['M'], group: 'Writing', label: 'Message about a quote' },
];

/** The shortcuts of the current page, then those of other pages of the portal. */
function listAll(ofPage: readonly Shortcut[]): Shortcut[] {
  const isStaffPortal = ofPage.some(({ group }) => group === 'New');
  const known = new Set(ofPage.map(identify));
  const ofOthers = isStaffPortal ? STAFF_SHORTCUTS : [];
  return [...ofPage, ...ofOthers.filter((shortcut) => !known.has(identify(shortcut)))];
}

const identify = ({ group, keys }: Shortcut): string => `${group} ${keys.join(' ')}`;

/** Splits keys that are pressed together, such as Ctrl+K, and shortens Escape. */
function shownKeys(keys: readonly string[]) {
  const [first = ''] = keys;
  return keys.length === 1 && first.includes('+')
    ? { keys: first.split('+'), joinedBy: 'and' as const }
    : { keys: keys.map((key) => (key === 'Escape' ? 'Esc' : key)) };
}

function SingleKeySwitch({ singleKeys }: { singleKeys: boolean }) {
  const api = useApi();
  const update = useMutation(api.updateStaffPreferences.mutation());
  return (
    <div className={styles['switch']}>
      <CheckboxField
        className={styles['setting']}
        label="Single-key shortcuts"
        hint="Turn off if you use speech input. Ctrl shortcuts stay."
        checked={singleKeys}
        onChange={(event) => update.mutate({ single_key_shortcuts: event.target.checked })}
      />
      <ErrorAlert title="Not saved" error={update.error} />
    </div>
  );
}
