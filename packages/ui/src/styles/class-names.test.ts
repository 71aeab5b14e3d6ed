// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const components = fileURLToPath(new URL('../components', import.meta.url));
const sheets = globSync('**/*.module.css', { cwd: components });

test.each(sheets)('%s defines every class that is used', (sheet) => {
  const css = readFileSync(join(components, sheet), 'utf8').replaceAll(
    /:global\([^)]*\)|\/\*[\s\S]*?\*\//g,
    '',
  );
  const defined = new Set(
    [...css.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)].map(([, name]) => name),
  );
  const used = usedClasses(sheet);

  expect([...used].filter((name) => !defined.has(name)).toSorted()).toEqual([]);
});

function usedClasses(sheet: string): Set<string> {
  const used = new Set<string>();
  for (const file of globSync('**/*.tsx', { cwd: components })) {
    const source = readFileSync(join(components, file), 'utf8');
    const imported = source.match(
      new RegExp(
        `import (\\w+) from '\\.{1,2}/(?:[\\w-]+/)*${basename(sheet).replaceAll('.', '\\.')}'`,
      ),
    );
    const sameFolder = dirname(file) === dirname(sheet);
    if (imported === null || !sameFolder) continue;
    for (const [, name = ''] of source.matchAll(
      new RegExp(`\\b${imported[1]}\\['(\\w+)'\\]`, 'g'),
    )) {
      used.add(name);
    }
  }
  return used;
}
