import { company } from '@cleaning/company';
import font from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';
import { addons, types } from 'storybook/manager-api';
import { splitTitle } from '../src/docs/split-title.ts';
import { BothThemes } from './both-themes.ts';
import { WORKBENCH_NAME, brandTheme } from './brand.ts';
import './manager.css';

document.fonts.add(
  new FontFace('Atkinson Hyperlegible Next Variable', `url(${font})`, { weight: '200 800' }),
);

addons.setConfig({
  // A component's other names are in its title only so that the sidebar search finds them.
  sidebar: {
    renderLabel: ({ name, type }) => (type === 'component' ? splitTitle(name).name : name),
  },
  theme: brandTheme(
    'light',
    `<span class="workbench-brand"><img src="./brand/logo.svg" alt="" width="40" height="40" />` +
      `<span>${company.name}<small>Workbench</small></span></span>`,
  ),
});

addons.register('workbench', () => {
  addons.add('workbench/both-themes', {
    type: types.PREVIEW,
    render: BothThemes,
  });
});

/**
 * Removes Storybook's own name, which it appends to every title without a setting to turn it off.
 */
const nameTitle = () => {
  const named = document.title
    .replace(/(?:⋅ )?Storybook$/u, `– ${WORKBENCH_NAME}`)
    .replace(/^– /u, '');
  if (named !== document.title) document.title = named;
};
nameTitle();
new MutationObserver(nameTitle).observe(document.head, {
  childList: true,
  subtree: true,
  characterData: true,
});
