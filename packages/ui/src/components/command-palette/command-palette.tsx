/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no element is a list that leaves the focus in a field of ours */
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cx } from '../../utils/cx.ts';
import { useModalDialog } from '../../utils/use-modal-dialog.ts';
import { IconButton } from '../button/icon-button.tsx';
import overPage from '../dialog/over-page.module.css';
import { Keys } from '../keys/keys.tsx';
import styles from './command-palette.module.css';
import { Matched } from './matched.tsx';

export interface PaletteOption {
  /** An id that is unique within the palette. */
  id: string;
  icon: ReactNode;
  label: string;
  /** What distinguishes it from another of the same name. */
  note?: string | undefined;
  /** The keyboard shortcut for the same action. */
  keys?: readonly string[] | undefined;
}

export interface PaletteGroup<Option extends PaletteOption = PaletteOption> {
  label: string;
  options: readonly Option[];
  /**
   * Set when the typed text is not what the options were found by, so that it is not marked in
   * them.
   */
  unmarked?: boolean | undefined;
}

export interface CommandPaletteProps<Option extends PaletteOption = PaletteOption> {
  /** The purpose of the palette: "Search or do something". */
  label: string;
  text: string;
  onText: (text: string) => void;
  groups: readonly PaletteGroup<Option>[];
  /**
   * Read aloud when it changes, and shown while there are no options: that nothing was found, or
   * that the search is running.
   */
  status: string;
  /** Content below the field that is not an option, such as a failed search. */
  children?: ReactNode;
  onChoose: (option: Option, how: { inNewTab: boolean }) => void;
  /** Called with the option that the arrow keys have reached. */
  onReach?: ((option: Option) => void) | undefined;
  onClose: () => void;
}

/**
 * A search field over the page, with the records and actions that it finds. It is open while it is
 * rendered. The libraries for this bring a filter, a dialog and their own way of styles, none of
 * which is needed.
 */
export function CommandPalette<Option extends PaletteOption>(props: CommandPaletteProps<Option>) {
  const { label, text, onText, groups, status, children, onChoose, onReach, onClose } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const dialog = useModalDialog(true, onClose, field);
  const [reached, setReached] = useState<string | null>(null);
  const options = groups.flatMap((group) => group.options);
  const active = options.find((option) => option.id === reached) ?? options[0];
  const elementId = (option: Option) => `${id}-${option.id}`;
  const activeId = active === undefined ? undefined : elementId(active);

  useEffect(() => {
    if (activeId === undefined) return;
    // jsdom has no layout, so it cannot scroll.
    document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const reach = (option: Option | undefined) => {
    if (option === undefined) return;
    setReached(option.id);
    onReach?.(option);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const place = active === undefined ? -1 : options.indexOf(active);
      reach(options.at((place + step) % options.length));
    } else if (event.key === 'Enter' && active !== undefined && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onChoose(active, { inNewTab: event.ctrlKey || event.metaKey });
    }
  };

  return (
    <dialog {...dialog.props} className={cx(overPage['frame'], styles['root'])} aria-label={label}>
      <div className={cx(overPage['panel'], styles['panel'])}>
        <div className={styles['field']}>
          <Search />
          <input
            ref={field}
            role="combobox"
            type="text"
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={activeId}
            placeholder={label}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={100}
            value={text}
            onChange={(event) => {
              setReached(null);
              onText(event.target.value);
            }}
            onKeyDown={onKeyDown}
          />
          <IconButton label="Close" onClick={onClose}>
            <X />
          </IconButton>
        </div>
        <div
          id={`${id}-list`}
          className={styles['list']}
          role="listbox"
          aria-label="Results"
          hidden={options.length === 0}
        >
          {groups.map((group) =>
            group.options.length === 0 ? null : (
              <div key={group.label} role="group" aria-label={group.label}>
                <h3 aria-hidden="true" className={styles['group']}>
                  {group.label}
                </h3>
                {group.options.map((option) => (
                  <OptionRow
                    key={option.id}
                    id={elementId(option)}
                    option={option}
                    text={group.unmarked === true ? '' : text}
                    isActive={option === active}
                    onPress={(how) => onChoose(option, how)}
                  />
                ))}
              </div>
            ),
          )}
        </div>
        {children === undefined ? null : <div className={styles['aside']}>{children}</div>}
        <output className={styles['status']} data-quiet={options.length > 0 || undefined}>
          {status}
        </output>
        <Hints />
      </div>
    </dialog>
  );
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

interface OptionRowProps {
  readonly id: string;
  readonly option: PaletteOption;
  readonly text: string;
  readonly isActive: boolean;
  readonly onPress: (how: { inNewTab: boolean }) => void;
}

/** The focus stays in the field, whose keys choose an option. A click chooses it too. */
function OptionRow({ id, option, text, isActive, onPress }: OptionRowProps) {
  const keys = option.keys ?? (isActive ? ['Enter'] : undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the keys
    <div
      id={id}
      className={styles['option']}
      role="option"
      aria-selected={isActive}
      onMouseDown={keepFocus}
      onClick={(event) => onPress({ inNewTab: event.ctrlKey || event.metaKey })}
    >
      {option.icon}
      <span>
        <Matched text={option.label} part={text} />
        {option.note === undefined ? null : (
          <>
            {' '}
            <small>{option.note}</small>
          </>
        )}
      </span>
      {keys === undefined ? null : (
        <span className={styles['keys']} aria-hidden={option.keys === undefined || undefined}>
          <Keys keys={keys} />
        </span>
      )}
    </div>
  );
}

const keepFocus = (event: MouseEvent): void => event.preventDefault();

function Hints() {
  return (
    <p className={styles['hints']} aria-hidden="true">
      <span>
        <Keys keys={['↑', '↓']} /> choose
      </span>
      <span>
        <Keys keys={['Enter']} /> open
      </span>
      <span>
        <Keys keys={['Ctrl', 'Enter']} /> open in a new tab
      </span>
      <span>
        <Keys keys={['Esc']} /> close
      </span>
    </p>
  );
}
