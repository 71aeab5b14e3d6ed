import assert from 'node:assert/strict';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compareStorybooks, type CompareOptions } from './compare-storybooks.ts';
import { writeReport } from './write-report.ts';

const RUNS = 3;
/** One story in sixteen, and the buttons, which have the changed colour. */
const isSampled = ({ id }: { id: string }, index: number): boolean =>
  index % 16 === 0 || id.startsWith('controls-button-');
const TOKEN = /--color-primary:\s*#006da6/gu;

/**
 * Checks the check: a Storybook must not differ from itself, and a changed colour must be found.
 */
export async function selfTest(
  storybook: string,
  options: Pick<CompareOptions, 'chromiumPath' | 'pages'>,
): Promise<void> {
  const compare = (after: string) =>
    compareStorybooks({ ...options, before: storybook, after, isWanted: isSampled });

  for (let run = 1; run <= RUNS; run += 1) {
    const { changes, broken, pictures } = await compare(storybook);
    assert.deepEqual(broken, [], 'stories that cannot be shown');
    assert.ok(pictures > 0, 'no picture was taken');
    const unsteady = changes.map(({ story, look, pixels }) => `${story.name}, ${look}: ${pixels}`);
    assert.deepEqual(unsteady, [], `the same stories differ in run ${run}: mend them`);
    console.log(`Run ${run} of ${RUNS}: ${pictures} pictures are the same twice.`);
  }

  const changed = mkdtempSync(path.join(tmpdir(), 'cleaning-visual-changed-'));
  try {
    cpSync(storybook, changed, { recursive: true });
    let places = 0;
    for (const name of globSync('assets/*.css', { cwd: changed })) {
      const file = path.join(changed, name);
      const css = readFileSync(file, 'utf8');
      places += css.match(TOKEN)?.length ?? 0;
      writeFileSync(file, css.replaceAll(TOKEN, '--color-primary:#0f7ab3'));
    }
    assert.ok(places > 0, 'the token to change is in no style sheet');
    const comparison = await compare(changed);
    const { changes } = comparison;
    const looks = new Set(changes.map(({ look }) => look));
    assert.ok(looks.has('light') && looks.has('320 px'), 'a changed colour was not found');
    assert.ok(!looks.has('dark'), 'a difference was found in dark, which has a colour of its own');
    const page = writeReport(path.join(changed, 'report'), comparison, 'the self-test');
    const pictures = [...readFileSync(page, 'utf8').matchAll(/href="([^"]+)"/gu)];
    assert.equal(pictures.length, 3 * changes.length, 'the page lacks a picture');
    for (const [, name = ''] of pictures) {
      assert.ok(existsSync(path.join(path.dirname(page), name)), `the page links to no ${name}`);
    }
    console.log(`A colour that is a little lighter was found in ${changes.length} pictures.`);
  } finally {
    rmSync(changed, { recursive: true, force: true });
  }
}
