/** Commands that a document says to run together. */
export interface CommandBlock {
  /** Where to run them, by the comment in their first line; null where the document runs others. */
  readonly place: string | null;
  readonly commands: string;
  /** The line of the document where they begin. */
  readonly line: number;
}

/** A numbered step of a section, or what a section says outside of one. */
export interface DocumentStep {
  readonly section: string;
  readonly number: number | null;
  /** The steps of another section that this one begins with. */
  readonly begins: readonly StepReference[];
  readonly blocks: readonly CommandBlock[];
}

export interface StepReference {
  readonly section: string;
  readonly number: number;
}

const HEADING = /^## (?<section>.+)$/u;
const NUMBER = /^(?<number>\d+)\. /u;
const FENCE = /^(?<indent> *)```(?<language>\w*)/u;
const PLACE = /^# (?<place>On the .+)$/u;
/** Such as: steps 3 to 5 of "One machine". */
const REFERENCE =
  /\bsteps? (?<first>\d+)(?:(?<joint> to | and )(?<last>\d+))? of "(?<section>[^"]+)"/gu;

interface StepBeingRead {
  readonly section: string;
  readonly number: number | null;
  readonly blocks: CommandBlock[];
  text: string;
}

/**
 * Reads the steps of a Markdown document and the shell commands in them, in order. Code in other
 * languages is left out.
 *
 * @throws When a block has no end.
 */
export function readDocumentSteps(markdown: string): DocumentStep[] {
  const lines = markdown.split('\n');
  const steps: StepBeingRead[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const begun = stepBegunBy(line, steps.at(-1));
    if (begun !== null) steps.push(begun);
    const step = steps.at(-1);
    const { indent, language } = FENCE.exec(line)?.groups ?? {};
    if (indent === undefined) {
      if (step !== undefined) step.text += `${line.trim()} `;
      continue;
    }
    const end = lines.indexOf(`${indent}\`\`\``, index + 1);
    if (end === -1) throw new Error(`The block of line ${index + 1} has no end.`);
    const code = lines.slice(index + 1, end).map((each) => each.slice(indent.length));
    if (language === 'sh') step?.blocks.push(blockOf(code, index + 2));
    index = end;
  }
  return steps.map(({ section, number, blocks, text }) => ({
    section,
    number,
    blocks,
    begins: referencesIn(text),
  }));
}

function stepBegunBy(line: string, before: StepBeingRead | undefined): StepBeingRead | null {
  const section = HEADING.exec(line)?.groups?.['section'];
  if (section !== undefined) return { section, number: null, blocks: [], text: '' };
  if (before === undefined) return null;
  const number = NUMBER.exec(line)?.groups?.['number'];
  // A paragraph at the margin ends a list.
  const isAfterList = before.number !== null && /^\w/u.test(line);
  if (number === undefined && !isAfterList) return null;
  return {
    section: before.section,
    number: number === undefined ? null : Number(number),
    blocks: [],
    text: '',
  };
}

function blockOf(code: readonly string[], line: number): CommandBlock {
  const place = PLACE.exec(code[0] ?? '')?.groups?.['place'] ?? null;
  return { place, commands: code.join('\n'), line };
}

function referencesIn(text: string): StepReference[] {
  return [...text.matchAll(REFERENCE)].flatMap(({ groups }) => {
    const { first, joint, last = first, section = '' } = groups ?? {};
    if (joint === ' and ') return [first, last].map((each) => ({ section, number: Number(each) }));
    const count = Number(last) - Number(first) + 1;
    return Array.from({ length: count }, (_, more) => ({ section, number: Number(first) + more }));
  });
}
