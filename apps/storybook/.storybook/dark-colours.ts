import { applyTheme } from '@cleaning/ui/providers';
import type { Preview } from '@storybook/react-vite';
import axe from 'axe-core';

/** Of WCAG A and AA. */
const RULES_OF_COLOUR = {
  type: 'rule' as const,
  values: ['color-contrast', 'link-in-text-block'],
};

/**
 * Checks a tested story in dark too. Only colours differ between the themes, so only the rules of
 * colour run again. In the workbench the accessibility panel shows what the chosen theme has.
 */
export const checkDarkColours: NonNullable<Preview['afterEach']> = async ({
  parameters,
  viewMode,
}) => {
  const isTest = import.meta.env['MODE'] === 'test';
  if (!isTest || viewMode !== 'story' || parameters['a11y']?.test !== 'error') return;
  applyTheme(document, 'dark');
  try {
    // Colours that are still on their way would be measured half-way.
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
    const { violations } = await axe.run(document.body, { runOnly: RULES_OF_COLOUR });
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
    if (found.length > 0) throw new Error(`In dark:\n${found.join('\n')}`);
  } finally {
    applyTheme(document, 'light');
  }
};
