import { installDialog } from '@cleaning/ui/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createShortcutRegister, SEQUENCE_MS, type Shortcut } from './shortcut-register.ts';
import { useRowNavigation } from './use-row-navigation.ts';
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
  it('runs once its keys were pressed one after the other', async () => {
    showPage();
    await userEvent.keyboard('g');
    expect(ran).toEqual([]);
    await userEvent.keyboard('t');
    await userEvent.keyboard('nq?');
    expect(ran).toEqual(['G T', 'N Q', '?']);
  });

  it('starts again with a key that does not follow', async () => {
    showPage();
    await userEvent.keyboard('gnqt');
    expect(ran).toEqual(['N Q']);
  });

  it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])('takes %s for Ctrl K', async (keys) => {
    showPage();
    await userEvent.keyboard(keys);
    expect(ran).toEqual(['Ctrl+K']);
  });

  it('does not take what is typed into a field, unless it comes with Ctrl', async () => {
    showPage();
    await userEvent.type(screen.getByLabelText('Name'), 'gt?{Control>}k{/Control}');
    expect(screen.getByLabelText('Name')).toHaveValue('gt?');
    expect(ran).toEqual(['Ctrl+K']);
    screen.getByLabelText('All').focus();
    await userEvent.keyboard('gt');
    expect(ran).toEqual(['Ctrl+K', 'G T']);
  });

  it('leaves Ctrl Z to a field that is typed in, whether single keys are on or off', async () => {
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

  it('of single keys can be switched off, and those with Ctrl stay', async () => {
    showPage(false);
    await userEvent.keyboard('gt?{Control>}k{/Control}');
    expect(ran).toEqual(['Ctrl+K']);
  });

  it('leaves the keys to a question over the page', async () => {
    showPage();
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.showModal();
    await userEvent.keyboard('gt');
    expect(ran).toEqual([]);
    dialog.remove();
  });

  it('is gone with its page', async () => {
    const { unmount } = showPage();
    unmount();
    await userEvent.keyboard('gt');
    expect(ran).toEqual([]);
  });

  it('waits for its second key for a while only', () => {
    let time = 0;
    const register = createShortcutRegister(() => time);
    register.add(ALL);
    const press = (key: string) => register.press(new KeyboardEvent('keydown', { key }));
    press('g');
    time += SEQUENCE_MS + 1;
    press('t');
    expect(ran).toEqual([]);
  });

  it('that a page adds under the keys of another takes its place until the page is gone', () => {
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
  const root = useRowNavigation<HTMLUListElement>();
  const [selected, setSelected] = useState<readonly number[]>([]);
  const rows = useMemo(() => [1, 2, 3, 4], []);
  return (
    <ul ref={root}>
      {rows.map((row) => (
        <li key={row} data-row="">
          <input
            type="checkbox"
            aria-label={`Select ${row}`}
            checked={selected.includes(row)}
            onChange={() =>
              setSelected((now) =>
                now.includes(row) ? now.filter((other) => other !== row) : [...now, row],
              )
            }
          />
          <a href={`#${row}`}>Row {row}</a>
          <button type="button" data-next-step="" onClick={() => onStep(row)}>
            Step
          </button>
        </li>
      ))}
    </ul>
  );
}

const selected = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .flatMap((box, at) => (box.checked ? [at + 1] : []));

describe('moving between rows', () => {
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

  it('takes the next step with S, and does nothing without a row', async () => {
    await userEvent.keyboard('sxj');
    expect(onStep).not.toHaveBeenCalled();
    await userEvent.keyboard('js');
    expect(onStep).toHaveBeenCalledExactlyOnceWith(2);
    expect(selected()).toEqual([]);
  });
});
