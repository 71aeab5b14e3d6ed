import Paperclip from 'lucide-react/icons/paperclip';
import Upload from 'lucide-react/icons/upload';
import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cx } from '../../utils/cx.ts';
import { Button } from '../button/button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './file-picker.module.css';
import { FileRows } from './file-rows.tsx';
import type { PickedFile } from './picked-file.ts';
import { useFileDrop } from './use-file-drop.ts';
import { describeFileChanges } from './describe-file-changes.ts';

export interface FilePickerProps {
  /** For the button that chooses files. */
  buttonRef?: RefObject<HTMLButtonElement | null> | undefined;
  /** What the button does, with its object: "Choose files". */
  label: string;
  /** The accepted types and sizes, which are always shown. */
  hint: ReactNode;
  /** The title over the button in the box: "Add a file". Not used in a compact picker. */
  title?: ReactNode;
  /** The title's level in the page. */
  level?: 2 | 3 | undefined;
  /**
   * The extensions that the device's file chooser offers: `.pdf,.jpg`. Files of other types can
   * still arrive.
   */
  accept?: string | undefined;
  /** Takes one file at a time. */
  single?: boolean | undefined;
  /**
   * A button and its hint instead of a box, for example under a message. Files can be dropped on it
   * too.
   */
  compact?: boolean | undefined;
  /** Places the button of a compact picker, as a tile, among others, such as pictures in a list. */
  renderTile?: ((button: ReactNode) => ReactNode) | undefined;
  /** An icon before the label of a compact picker. A paper clip by default. */
  icon?: ReactNode;
  /** Why no file can be added now. The button is disabled, and the reason is shown under it. */
  closedBecause?: string | undefined;
  /**
   * Set when finished files are stored elsewhere, so that removing one from the list does not
   * delete it.
   */
  doneStays?: boolean | undefined;
  /** The chosen files. The owner decides what to do with them. */
  files: readonly PickedFile[];
  /** The title over the list: "Adding 2 files". */
  filesTitle?: ReactNode;
  /** The status of a finished file. "Added" by default. */
  doneLabel?: string | undefined;
  /** Called when files were chosen or dropped: at least one, of any type and size. */
  onFiles: (files: readonly File[]) => void;
  /** Cancels a file that is being sent, or removes it from the list. */
  onRemove: (id: string) => void;
  /** Sends a failed file again. */
  onRetry: (id: string) => void;
  /**
   * Content under the list that belongs to it, such as a field or a button. Shown while there are
   * files.
   */
  children?: ReactNode;
}

/**
 * Chooses files from the device by button or drag and drop, and shows the state of each. It stores
 * and sends nothing itself. Changes are announced to screen readers.
 */
export function FilePicker({
  buttonRef,
  label,
  hint,
  title,
  level = 2,
  accept,
  single = false,
  renderTile,
  compact = false,
  icon = <Paperclip />,
  closedBecause,
  files,
  filesTitle,
  doneLabel = 'Added',
  doneStays = false,
  onFiles,
  onRemove,
  onRetry,
  children,
}: FilePickerProps) {
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const ownButton = useRef<HTMLButtonElement>(null);
  const button = buttonRef ?? ownButton;
  // A tile is the button of a compact picker.
  const isCompact = compact || renderTile !== undefined;
  const isClosed = closedBecause !== undefined;
  const take = (chosen: readonly File[]) => onFiles(single ? chosen.slice(0, 1) : chosen);
  const drop = useFileDrop(take, !isClosed);
  const { announcement, noteRemoval } = useFileChangesText(files);
  const remove = (id: string) => {
    // A finished file that is stored elsewhere is only removed from the list, so it is not
    // announced as removed.
    if (!doneStays || files.some((file) => file.id === id && file.status !== 'done')) {
      noteRemoval(id);
    }
    onRemove(id);
  };
  const focusAfterRemoval = useFocusAfterRemoval(button);
  const Heading = `h${level}` as const;
  const press = {
    ref: button,
    disabled: isClosed,
    'aria-describedby': hintId,
    onClick: () => input.current?.click(),
  };

  return (
    <div
      {...focusAfterRemoval}
      className={cx(styles['root'], isCompact && styles['compact'], renderTile && styles['tiled'])}
    >
      <div className={styles['parts']} data-files={files.length > 0 || undefined}>
        <div className={styles['box']} data-over={drop.isOver || undefined} {...drop.props}>
          {isCompact ? null : (
            <span className={styles['mark']}>
              <Upload />
            </span>
          )}
          {isCompact || title === undefined ? null : (
            <div>
              <Heading className={styles['title']}>{title}</Heading>
              <p className={cx(styles['quiet'], styles['roomy'])}>
                Drop it here, or choose it from your device.
              </p>
            </div>
          )}
          {renderTile === undefined ? (
            <Button
              {...press}
              variant={isCompact ? 'outline' : 'primary'}
              size={isCompact ? 'sm' : 'md'}
              icon={isCompact ? icon : undefined}
            >
              {label}
            </Button>
          ) : (
            renderTile(
              <button {...press} type="button" className={styles['tile']}>
                {icon}
                {label}
              </button>,
            )
          )}
          <input
            ref={input}
            hidden
            type="file"
            aria-label={`${label}, from your device`}
            accept={accept}
            multiple={!single}
            disabled={isClosed}
            onChange={(event) => {
              const chosen = [...(event.target.files ?? [])];
              // Resets the input, so that the same file can be chosen again, for example after it
              // was corrected.
              event.target.value = '';
              if (chosen.length > 0) take(chosen);
            }}
          />
          <p className={styles['hint']} id={hintId}>
            {closedBecause ?? hint}
          </p>
        </div>
        {files.length === 0 ? null : (
          <div className={styles['list']}>
            {filesTitle === undefined ? null : <p className={styles['listTitle']}>{filesTitle}</p>}
            <FileRows {...{ files, onRetry, doneLabel, doneStays }} onRemove={remove} />
            {children}
          </div>
        )}
      </div>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </div>
  );
}

function useFileChangesText(files: readonly PickedFile[]) {
  const [known, setKnown] = useState({ files, announcement: '' });
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  if (known.files !== files) {
    const announcement = describeFileChanges(known.files, files, removed);
    setKnown({ files, announcement: announcement === '' ? known.announcement : announcement });
  }
  return {
    announcement: known.announcement,
    noteRemoval: (id: string) => setRemoved((ids) => new Set([...ids, id])),
  };
}

/**
 * When a focused button disappears with its row, the focus moves to the next element instead of
 * being lost.
 */
function useFocusAfterRemoval(button: RefObject<HTMLButtonElement | null>) {
  const ref = useRef<HTMLDivElement>(null);
  const focusedRow = useRef<number | null>(null);
  // The rows are drawn by another component, and which buttons one has depends on its state.
  const rows = () => [...(ref.current?.querySelectorAll<HTMLElement>('[data-status]') ?? [])];

  useLayoutEffect(() => {
    const row = focusedRow.current;
    if (row === null || ref.current === null || document.activeElement !== document.body) return;
    focusedRow.current = null;
    const left = rows();
    // A button under the list disappears once its files are added, so the focus moves to the first
    // of them.
    const next =
      row < 0
        ? left.find((file) => file.dataset['status'] === 'done')
        : left[Math.min(row, left.length - 1)]?.querySelector('button');
    (next ?? button.current)?.focus();
  });

  return {
    ref,
    onFocus: ({ target }: FocusEvent) => {
      // Elements outside of any row have the index -1.
      focusedRow.current = rows().findIndex((row) => row.contains(target));
    },
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected) focusedRow.current = null;
    },
  };
}
