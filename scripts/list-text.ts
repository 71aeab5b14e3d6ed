/**
 * `npm run list-text`: prints all that users read, by file, to be read in one go: screens, mails, PDFs,
 * errors and the messages of the API. Arguments name folders to list alone: `-- apps/web/src/features`.
 */
import { userTexts } from './text/user-texts.ts';

const chosen = process.argv.slice(2);

for (const { file, texts } of userTexts(chosen.length > 0 ? chosen : undefined)) {
  console.log(`\n${file}`);
  for (const { line, text } of texts) console.log(`${String(line).padStart(5)}  ${text}`);
}
