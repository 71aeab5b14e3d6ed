import { expect, test } from 'vitest';
import { readDocumentSteps } from './document-steps.ts';

const DOCUMENT = `# Baking

Before any section nothing is a step.

## Bread

1. Mix it:

   \`\`\`sh
   # On the table
   cat > dough <<END
     flour
   END
   \`\`\`

   The shell keeps the indent.

2. Bake it.

   \`\`\`ini
   heat=200
   \`\`\`

   \`\`\`sh
   bake dough
   \`\`\`

Bread keeps for a week:

\`\`\`sh
store bread
\`\`\`

## Rolls

1. Do steps 1 to 3 of "Bread".
2. Then steps 5 and 7 of "Bread", and step 1 of "Butter". Step 4 is not needed.
`;

const steps = readDocumentSteps(DOCUMENT);

test('the blocks of shell commands are in their steps, without the indent of the list', () => {
  expect(steps.map(({ section, number, blocks }) => [section, number, blocks.length])).toEqual([
    ['Bread', null, 0],
    ['Bread', 1, 1],
    ['Bread', 2, 1],
    ['Bread', null, 1],
    ['Rolls', null, 0],
    ['Rolls', 1, 0],
    ['Rolls', 2, 0],
  ]);
  expect(steps[1]?.blocks[0]?.commands).toBe('# On the table\ncat > dough <<END\n  flour\nEND');
});

test('a block says where it runs and at which line of the document it begins', () => {
  expect(steps[1]?.blocks[0]).toMatchObject({ place: 'On the table', line: 10 });
  expect(steps[2]?.blocks[0]).toMatchObject({ place: null, commands: 'bake dough' });
});

test('a step that begins with steps of another section names each of them', () => {
  expect(steps[5]?.begins).toEqual([
    { section: 'Bread', number: 1 },
    { section: 'Bread', number: 2 },
    { section: 'Bread', number: 3 },
  ]);
  expect(steps[6]?.begins).toEqual([
    { section: 'Bread', number: 5 },
    { section: 'Bread', number: 7 },
    { section: 'Butter', number: 1 },
  ]);
});

test('a block without an end is an error that names its line', () => {
  expect(() => readDocumentSteps('## Bread\n\n```sh\nbake')).toThrow('line 3 has no end');
});
