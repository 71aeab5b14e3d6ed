import { expect, type Page } from '@playwright/test';

/** Expects that no text is cut without an ellipsis, sticks out of its card, or covers other text. */
export async function expectTextFits(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(findTextOutOfPlace), `text of ${page.url()} at its place`)
    .toEqual([]);
}

/** Runs in the page. Names the texts that do not keep to their place. */
function findTextOutOfPlace(): string[] {
  /** A space at the end of a line of typed text hangs over the edge. */
  const SPACE = 6;

  type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

  interface Line extends Box {
    readonly node: Node;
    readonly text: string;
    /** What stays in place while the rest scrolls below it. */
    readonly pinned: Element | undefined;
  }

  const found = new Set<string>();
  const root = Array.from(document.querySelectorAll('dialog[open]')).at(-1) ?? document.body;

  const within = (line: Box, edge: Box): Box[] => {
    const left = Math.max(line.left, edge.left);
    const right = Math.min(line.right, edge.right);
    const top = Math.max(line.top, edge.top);
    const bottom = Math.min(line.bottom, edge.bottom);
    return left < right && top < bottom ? [{ left, right, top, bottom }] : [];
  };

  const linesOf = (node: Node, element: Element): Line[] => {
    const text = JSON.stringify((node.textContent ?? '').trim().slice(0, 60));
    const range = document.createRange();
    range.selectNodeContents(node);
    // Of a line the middle half, because letters reach over the lines above and below.
    let boxes: Box[] = Array.from(range.getClientRects(), ({ left, right, top, height }) => ({
      left: left + 1,
      right: right - 1,
      top: top + height / 4,
      bottom: top + height * 0.75,
    })).filter(({ left, right }) => right > left);
    let pinned: Element | undefined;
    let isBounded = false;
    for (let box: Element | null = element; box !== null; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.clipPath !== 'none') return [];
      if (style.position === 'fixed' || style.position === 'sticky') pinned ??= box;
      if (isBounded || style.display === 'inline' || style.display === 'contents') continue;
      const edge = box.getBoundingClientRect();
      const clips = style.overflowX !== 'visible';
      if (
        style.overflowX === 'auto' ||
        style.overflowX === 'scroll' ||
        (clips && style.textOverflow === 'ellipsis') ||
        style.webkitLineClamp !== 'none'
      ) {
        boxes = boxes.flatMap((line) => within(line, edge));
        isBounded = true;
      } else if (
        (clips ||
          style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
          style.borderRightWidth !== '0px') &&
        boxes.some(({ left, right }) => left < edge.left - SPACE || right > edge.right + SPACE)
      ) {
        found.add(`${text} reaches over the edge of <${box.localName}>`);
      }
      // It has its place in the window, not in the boxes around it.
      isBounded ||= style.position === 'fixed';
    }
    return boxes.map((box) => ({ ...box, node, text, pinned }));
  };

  const lines: Line[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) !== true) {
      continue;
    }
    lines.push(...linesOf(node, element));
  }
  lines.sort((one, other) => one.top - other.top);
  for (const [index, line] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (other === undefined || other.top >= line.bottom) break;
      const isBeside = other.left >= line.right || other.right <= line.left;
      if (!isBeside && other.node !== line.node && other.pinned === line.pinned) {
        found.add(`${line.text} and ${other.text} are in one place`);
      }
    }
  }
  return [...found];
}
