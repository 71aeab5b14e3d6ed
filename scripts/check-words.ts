/**
 * Checks that user-facing text uses one word for each thing, and that each rule finds its own
 * example.
 */
import { breaks, WORD_RULES } from './text/word-rules.ts';
import { userTexts } from './text/user-texts.ts';

const all = userTexts();

const problems = WORD_RULES.flatMap((rule) => [
  ...(breaks(rule, rule.wrong) ? [] : [`The rule of “${rule.word}” misses: ${rule.wrong}`]),
  ...(breaks(rule, rule.right) ? [`The rule of “${rule.word}” refuses: ${rule.right}`] : []),
  ...all
    .filter(({ file }) => rule.files?.test(file) ?? true)
    .flatMap(({ file, texts }) =>
      texts
        .filter(({ text }) => breaks(rule, text))
        .map(({ line, text }) => `${file}:${line} Write “${rule.word}”: ${text}`),
    ),
]);

const count = all.reduce((sum, { texts }) => sum + texts.length, 0);
if (count < 1000) problems.push(`Only ${count} texts were read.`);

for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log(`${count} texts have one word for one thing.`);
process.exitCode = problems.length === 0 ? 0 : 1;
