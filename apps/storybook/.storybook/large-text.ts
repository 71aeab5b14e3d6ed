import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/csf';
import { isTest } from './axe-options.ts';

/** The smallest phone and the largest text that a page has to fit. */
const WIDTH = '320px';
const TEXT_SIZE = '200%';

/**
 * Checks that the tested stories fit the smallest phone in large text, without those that disable
 * `largeText`. Tests run in a frame, so its width is changed from within: that costs one layout,
 * where opening the story again at this width would double its time.
 */
export const checkLargeText: AfterEach<ReactRenderer> = async ({ parameters, viewMode }) => {
  if (!isTest || viewMode !== 'story' || parameters['largeText']?.disable === true) return;
  const frame = window.frameElement as HTMLElement | null;
  if (frame === null) throw new Error('The stories have to be tested in a frame.');
  const { body, documentElement: root } = document;
  const before = { width: frame.style.width, fontSize: root.style.fontSize };
  // A test does without the margin that Storybook gives a component, as a page does.
  const margin = parameters['layout'] === 'fullscreen' ? [] : ['sb-show-main', 'sb-main-padded'];
  frame.style.width = WIDTH;
  root.style.fontSize = TEXT_SIZE;
  body.classList.add(...margin);
  try {
    await untilDrawn();
    const found = findTooWide();
    if (found.length > 0) {
      throw new Error(`Too wide at ${WIDTH} in text at ${TEXT_SIZE}:\n${found.join('\n')}`);
    }
  } finally {
    frame.style.width = before.width;
    root.style.fontSize = before.fontSize;
    body.classList.remove(...margin);
  }
};

/** Components that measure themselves hear of a new width with a frame, and draw with the next. */
async function untilDrawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    // A running transition would be measured between its two sizes.
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  }
}

/** Names what makes the page or an open dialog scroll sideways. */
function findTooWide(): string[] {
  return [document.documentElement, ...document.querySelectorAll('dialog[open]')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .flatMap((box) => [
      `<${box.localName}> ${box.scrollWidth} of ${box.clientWidth} px`,
      ...findPastEnd(box).map(
        (element) => `  <${element.localName}> ${element.textContent.slice(0, 60)}`,
      ),
    ]);
}

/** The innermost elements past the end of a box, at first those that no other box cuts or scrolls. */
function findPastEnd(box: Element): readonly Element[] {
  const end = box.getBoundingClientRect().left + box.clientWidth;
  const isPast = (element: Element) => element.getBoundingClientRect().right > end + 0.5;
  const isContained = ({ parentElement: parent }: Element): boolean => {
    if (parent === null || parent === box) return false;
    const isContainer = getComputedStyle(parent).overflowX !== 'visible' && !isPast(parent);
    return isContainer || isContained(parent);
  };
  const past = [...box.querySelectorAll('*')].filter(
    (element) => element.checkVisibility() && isPast(element),
  );
  const free = past.filter((element) => !isContained(element));
  // What is positioned absolutely may not be in the box that seems to contain it.
  const named = free.length === 0 ? past : free;
  return named.filter(
    (element) => !named.some((other) => other !== element && element.contains(other)),
  );
}
