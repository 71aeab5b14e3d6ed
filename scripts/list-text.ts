/**
 * `npm run list-text`: prints all user-facing text by file: screens, emails, PDFs, errors and API
 * messages. Arguments limit it to folders: `-- apps/web/src/domains`.
 */
import { userTexts } from './text/user-texts.ts';

const chosen = process.argv.slice(2);

for (const { file, texts } of userTexts(chosen.length > 0 ? chosen : undefined)) {
  console.log(`\n${file}`);
  for (const { line, text } of texts) console.log(`${String(line).padStart(5)}  ${text}`);
}
