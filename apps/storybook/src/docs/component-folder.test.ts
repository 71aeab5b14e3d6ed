import { expect, it } from 'vitest';
import { componentFolder, importLines, tokensOf, withImports } from './component-folder.ts';

it('imports what copied code uses, each name from the entry that it lives in', () => {
  const code = `<Fieldset legend="When?">
  <OptionCard title="Standard" icon={<SpotIcon name="general" />} />
  <ArrowLink href="/quote">Get Quote</ArrowLink>
</Fieldset>`;
  expect(importLines(code)).toBe(
    [
      "import { Fieldset } from '@cleaning/ui/fieldset';",
      "import { ArrowLink } from '@cleaning/ui/link';",
      "import { OptionCard } from '@cleaning/ui/option-card';",
      "import { SpotIcon } from '@cleaning/ui/spot-icon';",
    ].join('\n'),
  );
});

it('puts the import lines over the code once', () => {
  const once = "import { Button } from '@cleaning/ui/button';\n\n<Button>Send</Button>";
  expect(withImports('<Button>Send</Button>')).toBe(once);
  expect(withImports(once)).toBe(once);
});

it('imports nothing for elements and for components of other packages', () => {
  expect(importLines('<p><Download /> <b>Invoice</b></p>')).toBe('');
});

it('reads the tokens of a component from its style sheets, and leaves its own variables out', () => {
  expect(tokensOf('loader')).toContain('--color-primary');
  expect(tokensOf('filter-pills')).toContain('--color-border-strong');
  expect(tokensOf('filter-pills')).not.toContain('--count-background');
  expect(tokensOf('visually-hidden')).toEqual([]);
});

it('knows only the folders of components', () => {
  expect(componentFolder('./../../packages/ui/src/components/link/link.stories.tsx')).toBe('link');
  expect(componentFolder('./../web/src/site/quote/quote-page.stories.tsx')).toBeUndefined();
});
