import assert from 'node:assert/strict';
import path from 'node:path';
import ts from 'typescript-api';
import { packageFolder, type PublishedName, readManifest } from './published.ts';

/** The packages with functions for other apps. Components of `ui` have their own tested pages. */
export const DOCUMENTED = ['pricing', 'api-client'] as const;

type Callable = ts.SignatureDeclaration & { readonly body?: ts.Node | undefined };

export interface ExportedFunction {
  readonly name: string;
  /** The path of its source file. */
  readonly file: string;
  readonly callable: Callable;
  readonly description: string;
  readonly tags: readonly { readonly name: string; readonly text: string }[];
}

/** The modules that an app can import from a package. */
export const entriesOf = (name: PublishedName): string[] =>
  Object.values(readManifest(name).exports)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(packageFolder(name), file));

/** The functions and interfaces that modules export, with the functions' docstrings. */
export function readExports(entries: readonly string[]) {
  const program = readSources(entries);
  const checker = program.getTypeChecker();
  const exported = new Set(
    entries.flatMap((entry) => {
      const file = program.getSourceFile(entry);
      const module = file && checker.getSymbolAtLocation(file);
      assert.ok(module, `${entry} is no module.`);
      return checker
        .getExportsOfModule(module)
        .map((symbol) =>
          (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol),
        );
    }),
  );
  const functions: ExportedFunction[] = [];
  const interfaces: ts.InterfaceDeclaration[] = [];
  for (const symbol of exported) {
    interfaces.push(...(symbol.declarations ?? []).filter(ts.isInterfaceDeclaration));
    const callable = functionOf(symbol.valueDeclaration);
    if (callable === undefined) continue;
    functions.push({
      name: symbol.name,
      file: callable.getSourceFile().fileName,
      callable,
      description: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
      tags: symbol
        .getJsDocTags(checker)
        .map(({ name, text }) => ({ name, text: ts.displayPartsToString(text) })),
    });
  }
  return { functions, interfaces };
}

/** The function that a declaration defines; undefined if it is none. */
function functionOf(declaration: ts.Declaration | undefined) {
  if (declaration === undefined) return undefined;
  if (ts.isFunctionDeclaration(declaration)) return declaration;
  const value = ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  return value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value))
    ? value
    : undefined;
}

/** Reads only the package's own modules, which is fast: docstrings do not depend on imports. */
function readSources(files: readonly string[]): ts.Program {
  const options: ts.CompilerOptions = {
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    noLib: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => ({
      resolvedModule: /^\..*\.tsx?$/u.test(text)
        ? {
            resolvedFileName: path.resolve(path.dirname(from), text),
            extension: text.endsWith('x') ? ts.Extension.Tsx : ts.Extension.Ts,
          }
        : undefined,
    }));
  return ts.createProgram({ rootNames: files, options, host });
}
