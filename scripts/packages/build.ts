/**
 * Builds the package in the working directory: ES modules, types and source maps in `dist`. With
 * `--types-only` it only adds the types.
 */
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { run } from '../lib/run.ts';

/** The compiler rewrites the extensions of imports in modules, but not in some declarations. */
const SOURCE_IMPORT = /((?:from|import) ?\(?['"]\.[^'"]*)\.tsx?(['"])/gu;

const cwd = process.cwd();
const isTypesOnly = process.argv.includes('--types-only');
if (!isTypesOnly) rmSync('dist', { recursive: true, force: true });
process.exitCode = await run(
  'tsc',
  ['-p', 'tsconfig.build.json', ...(isTypesOnly ? ['--emitDeclarationOnly'] : [])],
  { cwd },
);
// The compiler leaves out JSON files that no module imports.
for (const file of globSync('src/*.json')) cpSync(file, file.replace(/^src/u, 'dist'));
for (const file of globSync('dist/**/*.d.ts')) {
  const declarations = readFileSync(file, 'utf8');
  writeFileSync(file, declarations.replaceAll(SOURCE_IMPORT, '$1.js$2'));
}
