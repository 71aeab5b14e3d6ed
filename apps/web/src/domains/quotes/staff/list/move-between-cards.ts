import { focusRow, type RegisteredRow } from '@cleaning/ui/rows';
import type { KeyboardEvent } from 'react';

type Place = readonly [column: number, card: number];

/**
 * Moves the focus between the cards of a board with arrow keys: up and down in a column, left and
 * right between columns.
 */
export function moveBetweenCards(
  event: KeyboardEvent<HTMLElement>,
  columns: readonly (readonly RegisteredRow[])[],
  card: RegisteredRow | null,
): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return;
  const at = columns.findIndex((cards) => cards.some((other) => other === card));
  const [column, row] = placeAfter(key, [
    at,
    columns[at]?.findIndex((other) => other === card) ?? -1,
  ]);
  const cards = columns[column];
  if (at === -1 || cards === undefined || (column === at && cards[row] === card)) return;
  // In a shorter column, go to its last card.
  const next = column === at ? cards[row] : cards[Math.min(row, cards.length - 1)];
  if (next === undefined) return;
  event.preventDefault();
  focusRow(next);
}

function placeAfter(key: string, [column, card]: Place): Place {
  switch (key) {
    case 'ArrowUp':
      return [column, card - 1];
    case 'ArrowDown':
      return [column, card + 1];
    case 'ArrowLeft':
      return [column - 1, card];
    case 'ArrowRight':
      return [column + 1, card];
    default:
      return [column, card];
  }
}
