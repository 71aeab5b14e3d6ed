import { installDialog } from '@cleaning/ui/testing';
import { PickBox } from '@cleaning/ui/data-table';
import { RowButton, RowContent, useRow } from '@cleaning/ui/rows';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createShortcutRegister, SEQUENCE_MS, type Shortcut } from './shortcut-register.ts';
import { useRows } from './use-rows.ts';
import { ShortcutsProvider, useShortcuts } from './use-shortcuts.tsx';

installDialog();

const ran: string[] = [];
beforeEach(() => ran.splice(0));

const shortcut = (...keys: string[]): Shortcut => ({
  keys,
  group: 'Anywhere',
  label: keys.join(' '),
  run: () => ran.push(keys.join(' ')),
});

function Page({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  useShortcuts(shortcuts);
  return (
    <>
      <input aria-label="Name" />
      <input type="checkbox" aria-label="All" />
    </>
  );
}

const ALL = [shortcut('G', 'T'), shortcut('N', 'Q'), shortcut('?'), shortcut('Ctrl+K')];

function showPage(singleKeys = true) {
  return render(
    <ShortcutsProvider singleKeys={singleKeys}>
      <Page shortcuts={ALL} />
    </ShortcutsProvider>,
  );
}

describe('a shortcut', () => {
  it('runs once its keys were pressed in order', async () => {
    showPage();
    await userEvent.keyboard('g');
    expect(ran).toEqual([]);
    await userEvent.keyboard('t');
    await userEvent.keyboard('nq?');
    expect(ran).toEqual(['G T', 'N Q', '?']);
  });

  it('starts again at a key that does not continue it', async () => {
    showPage();
    await userEvent.keyboard('gnqt');
    expect(ran).toEqual(['N Q']);
  });

  it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])('takes %s for Ctrl K', async (keys) => {
    showPage();
    await userEvent.keyboard(keys);
    expect(ran).toEqual(['Ctrl+K']);
  });

  it('ignores what is typed into a field, except with Ctrl', async () => {
    showPage();
    await userEvent.type(screen.getByLabelText('Name'), 'gt?{Control>}k{/Control}');
    expect(screen.getByLabelText('Name')).toHaveValue('gt?');
    expect(ran).toEqual(['Ctrl+K']);
    screen.getByLabelText('All').focus();
    await userEvent.keyboard('gt');
    expect(ran).toEqual(['Ctrl+K', 'G T']);
  });

  it('leaves Ctrl Z to a text field, whether single keys are on or off', async () => {
    render(
      <ShortcutsProvider singleKeys={false}>
        <Page shortcuts={[shortcut('Ctrl+Z')]} />
      </ShortcutsProvider>,
    );
    await userEvent.type(screen.getByLabelText('Name'), '{Control>}z{/Control}');
    expect(ran).toEqual([]);
    screen.getByLabelText('All').focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(ran).toEqual(['Ctrl+Z']);
  });

  it('of a single key can be switched off, but not one with Ctrl', async () => {
    showPage(false);
    await userEvent.keyboard('gt?{Control>}k{/Control}');
    expect(ran).toEqual(['Ctrl+K']);
  });

  it('does not run while a dialog is open', async () => {
    showPage();
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.showModal();
    await userEvent.keyboard('gt');
    expect(ran).toEqual([]);
    dialog.remove();
  });

  it('is removed with its page', async () => {
    const { unmount } = showPage();
    unmount();
    await userEvent.keyboard('gt');
    expect(ran).toEqual([]);
  });

  it('waits only a short time for its second key', () => {
    let time = 0;
    const register = createShortcutRegister(() => time);
    register.add(ALL);
    const press = (key: string) => register.press(new KeyboardEvent('keydown', { key }));
    press('g');
    time += SEQUENCE_MS + 1;
    press('t');
    expect(ran).toEqual([]);
  });

  it('of a page replaces another with the same keys until the page is left', () => {
    const register = createShortcutRegister();
    const press = () => register.press(new KeyboardEvent('keydown', { key: '?' }));
    register.add([shortcut('?')]);
    const remove = register.add([{ ...shortcut('?'), run: () => ran.push('page') }]);
    expect(register.list()).toHaveLength(1);
    press();
    remove();
    press();
    expect(ran).toEqual(['page', '?']);
  });
});

function Rows({ onStep }: { onStep: (row: number) => void }) {
  const root = useRows<HTMLUListElement>();
  const [selected, setSelected] = useState<readonly number[]>([]);
  const rows = useMemo(() => [1, 2, 3, 4], []);
  return (
    <ul ref={root}>
      {rows.map((row) => (
        <Row
          key={row}
          row={row}
          isSelected={selected.includes(row)}
          onSelect={() =>
            setSelected((now) =>
              now.includes(row) ? now.filter((other) => other !== row) : [...now, row],
            )
          }
          onStep={() => onStep(row)}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  row: number;
  isSelected: boolean;
  onSelect: () => void;
  onStep: () => void;
}

function Row({ row, isSelected, onSelect, onStep }: RowProps) {
  const [ref, handle] = useRow(String(row));
  return (
    <RowContent row={handle}>
      <li ref={ref}>
        <PickBox label={`Select ${row}`} checked={isSelected} onChange={onSelect} />
        <a href={`#${row}`}>Row {row}</a>
        <RowButton target="next" onClick={onStep}>
          Step
        </RowButton>
      </li>
    </RowContent>
  );
}

const selected = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .flatMap((box, at) => (box.checked ? [at + 1] : []));

describe('moving between rows by keyboard', () => {
  const onStep = vi.fn<(row: number) => void>();
  beforeEach(() => {
    onStep.mockClear();
    render(
      <ShortcutsProvider singleKeys>
        <Rows onStep={onStep} />
      </ShortcutsProvider>,
    );
  });

  it('goes down with J and up with K, and stays at the ends', async () => {
    await userEvent.keyboard('k');
    expect(document.body).toHaveFocus();
    await userEvent.keyboard('jj');
    expect(screen.getByRole('link', { name: 'Row 2' })).toHaveFocus();
    await userEvent.keyboard('kkk');
    expect(screen.getByRole('link', { name: 'Row 1' })).toHaveFocus();
    await userEvent.keyboard('jjjjjj');
    expect(screen.getByRole('link', { name: 'Row 4' })).toHaveFocus();
  });

  it('selects with X, and up to here with Shift X', async () => {
    await userEvent.keyboard('jxjj{Shift>}X{/Shift}');
    expect(selected()).toEqual([1, 2, 3]);
    await userEvent.keyboard('x');
    expect(selected()).toEqual([1, 2]);
  });

  it('performs the next step with S, and does nothing without a row', async () => {
    await userEvent.keyboard('sxj');
    expect(onStep).not.toHaveBeenCalled();
    await userEvent.keyboard('js');
    expect(onStep).toHaveBeenCalledExactlyOnceWith(2);
    expect(selected()).toEqual([]);
  });
});
