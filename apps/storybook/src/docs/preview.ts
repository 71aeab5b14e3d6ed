import type { Preview } from '@storybook/react-vite';
import { ComponentDocsPage } from './component-docs-page.tsx';
import { withImports } from './component-folder.ts';
import './docs.css';
import { fittingControls, leavingOutEmptyTexts } from './fitting-controls.ts';
import { framesInTheme } from './frames-in-theme.ts';
import { startingValues } from './starting-values.ts';

void framesInTheme();

/** The documentation settings of all stories and docs pages. */
const docsPreview: Preview = {
  argTypesEnhancers: [fittingControls],
  argsEnhancers: [startingValues],
  decorators: [leavingOutEmptyTexts],
  parameters: {
    docs: {
      page: ComponentDocsPage,
      source: { transform: withImports },
    },
  },
};

export default docsPreview;
