import type { Preview } from '@storybook/react-vite';
import { ComponentDocsPage } from './component-docs-page.tsx';
import { withImports } from './component-folder.ts';
import './docs.css';
import { fittingControls } from './fitting-controls.ts';
import { framesInTheme } from './frames-in-theme.ts';
import { startingValues } from './starting-values.ts';

void framesInTheme();

/** What every story and docs page gets for its documentation. */
const docsPreview: Preview = {
  argTypesEnhancers: [fittingControls],
  argsEnhancers: [startingValues],
  parameters: {
    docs: {
      page: ComponentDocsPage,
      source: { transform: withImports },
    },
  },
};

export default docsPreview;
