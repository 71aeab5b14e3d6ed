import { applyTheme } from '@cleaning/ui/providers';
import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/csf';
import axe from 'axe-core';
import { axeOptions, isTest } from './axe-options.ts';

/** The colour rules of WCAG A and AA. */
const RULES_OF_COLOUR = {
  type: 'rule' as const,
  values: ['color-contrast', 'link-in-text-block'],
};

/**
 * Checks the tested stories in the dark theme too, without those that disable `darkColours`. The
 * themes differ only in colours, so only the colour rules run again. In the open Storybook the
 * accessibility panel checks the chosen theme.
 */
export const checkDarkColours: AfterEach<ReactRenderer> = async ({ parameters, viewMode }) => {
  if (!isTest || viewMode !== 'story' || parameters['a11y']?.test !== 'error') return;
  if (parameters['darkColours']?.disable === true) return;
  applyTheme(document, 'dark');
  try {
    // A running transition would be measured with intermediate colours.
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
    const { violations } = await axe.run(document.body, {
      ...axeOptions,
      runOnly: RULES_OF_COLOUR,
    });
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
    if (found.length > 0) throw new Error(`In dark:\n${found.join('\n')}`);
  } finally {
    applyTheme(document, 'light');
  }
};
