import assert from 'node:assert/strict';
import type { CommandBlock, DocumentStep } from '@cleaning/test-setup/document-steps';

/** Runs a script of bash on one computer. */
export type RunScript = (script: string) => Promise<{ code: number; output: string }>;

/** A placeholder of the document, and what stands in its place here. */
export interface Substitution {
  readonly documented: string;
  readonly own: () => string;
}

interface Followed {
  readonly document: string;
  readonly steps: readonly DocumentStep[];
  /** Where a block runs, by the place that its first line names. */
  readonly computers: ReadonlyMap<CommandBlock['place'], RunScript>;
  readonly substitutions: readonly Substitution[];
  /** Which sections are followed, and why the others with commands are not. */
  readonly followed: readonly string[];
  readonly leftOut: Readonly<Record<string, string>>;
}

/** Stops at the first command that fails, as a reader does, and names it. */
const STOP_AT_A_FAILURE = `set -eo pipefail; trap 'echo "failed: $BASH_COMMAND" >&2' ERR`;

/**
 * Prepares to run the commands of a document as they are written, but for its placeholders.
 *
 * @returns a function that runs a section and resolves with what its last block printed.
 * @throws When the document has commands that nobody runs, names another computer, or lacks a
 *   placeholder.
 */
export function prepareToFollow({
  document,
  steps,
  computers,
  substitutions,
  followed,
  leftOut,
}: Followed): (section: string) => Promise<string> {
  const withCommands = new Set(
    steps.filter(({ blocks }) => blocks.length > 0).map(({ section }) => section),
  );
  assert.deepEqual(
    [...withCommands].toSorted(),
    [...followed, ...Object.keys(leftOut)].toSorted(),
    `${document} has other sections with commands than those that are followed or left out`,
  );
  const blocks = steps
    .filter(({ section }) => followed.includes(section))
    .flatMap((step) => step.blocks);
  for (const { documented } of substitutions) {
    const isThere = blocks.some(({ commands }) => commands.includes(documented));
    assert.ok(isThere, `${document} no longer says ${documented}`);
  }
  for (const { place, line } of blocks) {
    assert.ok(computers.has(place), `${document}:${line}: nobody knows where “${place}” is`);
  }

  const runBlock = async (
    { place, commands, line }: CommandBlock,
    title: string,
  ): Promise<string> => {
    const script = substitutions.reduce(
      (text, { documented, own }) => text.replaceAll(documented, own),
      commands,
    );
    console.log(`${document}:${line}: ${title}${place === null ? '' : `, ${place.toLowerCase()}`}`);
    const run = computers.get(place);
    assert.ok(run);
    const { code, output } = await run(`${STOP_AT_A_FAILURE}\n${script}`);
    assert.equal(code, 0, `${document}:${line}: ${title} failed.\n${output}`);
    return output;
  };

  const runStep = async (step: DocumentStep): Promise<string> => {
    let output = '';
    for (const { section, number } of step.begins) {
      const other = steps.find((each) => each.section === section && each.number === number);
      assert.ok(other, `${document}: there is no step ${number} of "${section}"`);
      await runStep(other);
    }
    const title =
      step.number === null ? `"${step.section}"` : `step ${step.number} of "${step.section}"`;
    for (const block of step.blocks) output = await runBlock(block, title);
    return output;
  };

  return async (section) => {
    let output = '';
    for (const step of steps.filter((each) => each.section === section)) {
      output = (await runStep(step)) || output;
    }
    return output;
  };
}
