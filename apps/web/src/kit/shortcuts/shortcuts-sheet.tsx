import { Button } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';
import { CheckboxField } from '@cleaning/ui/field';
import { Keys } from '@cleaning/ui/keys';
import { useMutation } from '@tanstack/react-query';
import { ErrorAlert } from '../errors/error-alert.tsx';
import { useApi } from '../api/portal-api.tsx';
import { SHORTCUT_GROUPS, type Shortcut } from './shortcut-register.ts';
import { STAFF_SHORTCUTS } from './staff-shortcuts.ts';
import { useShortcutRegister } from './use-shortcuts.tsx';
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

/** The shortcuts of the current page, then those of other pages of the portal. */
function listAll(ofPage: readonly Shortcut[]): Shortcut[] {
  const isStaffPortal = ofPage.some(({ group }) => group === 'New');
  const known = new Set(ofPage.map(nameOf));
  const ofOthers = isStaffPortal ? STAFF_SHORTCUTS : [];
  return [...ofPage, ...ofOthers.filter((shortcut) => !known.has(nameOf(shortcut)))];
}

const nameOf = ({ group, keys }: Shortcut): string => `${group} ${keys.join(' ')}`;

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
