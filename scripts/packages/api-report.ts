import path from 'node:path';
import ts from 'typescript-api';
import { printDeclaration } from './print-declaration.ts';

/** An import path of a package, with its declarations. */
export interface Entry {
  readonly specifier: string;
  readonly declarations: string;
}

const BY_NAME = new Intl.Collator('en');

/**
 * The public API of a package as Markdown: the signature of each export by import path, and of
 * types that these reference without exporting them. Comments and implementations are left out.
 */
export function apiReport(title: string, entries: readonly Entry[]): string {
  const program = readDeclarations(entries.map(({ declarations }) => declarations));
  const checker = program.getTypeChecker();
  const printed = new Set<ts.Symbol>();
  const referenced = new Set<ts.Symbol>();

  const target = (symbol: ts.Symbol): ts.Symbol =>
    (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
  const onReference = (name: ts.Node): void => {
    const symbol = checker.getSymbolAtLocation(name);
    if (symbol !== undefined) referenced.add(target(symbol));
  };
  const print = (symbol: ts.Symbol): string[] => {
    printed.add(symbol);
    return (symbol.declarations ?? []).map((node) => printDeclaration(node, onReference));
  };

  const sections = entries.map(({ specifier, declarations }) => {
    const file = program.getSourceFile(declarations);
    const module = file && checker.getSymbolAtLocation(file);
    if (module === undefined) throw new Error(`${declarations} is no module. Build the package.`);
    const exported = sorted(checker.getExportsOfModule(module));
    const known = exported.filter((symbol) => printed.has(target(symbol)));
    const signatures = exported.flatMap((symbol) => {
      if (printed.has(target(symbol))) return [];
      const lines = print(target(symbol));
      if (lines.length === 0) return [`${symbol.name} // from another package`];
      return symbol.name === target(symbol).name ? lines : [`// as ${symbol.name}`, ...lines];
    });
    const alsoHere = known.map(({ name }) => `\`${name}\``).join(', ');
    return [
      `## ${specifier}`,
      ...(signatures.length === 0 ? [] : [codeBlock(signatures)]),
      ...(known.length === 0 ? [] : [`From an entry above: ${alsoHere}.`]),
    ].join('\n\n');
  });

  const signatures: string[] = [];
  // Iterating a set includes items that are added meanwhile.
  for (const symbol of referenced) {
    if (!printed.has(symbol) && isTopLevel(symbol)) signatures.push(...print(symbol));
  }
  if (signatures.length > 0) {
    signatures.sort(BY_NAME.compare);
    sections.push(['## Referred to, and not exported', codeBlock(signatures)].join('\n\n'));
  }
  return `${[`# Public API of ${title}`, ...sections].join('\n\n')}\n`;
}

const codeBlock = (lines: readonly string[]): string => ['```ts', ...lines, '```'].join('\n');

const sorted = (symbols: readonly ts.Symbol[]): ts.Symbol[] =>
  symbols.toSorted((one, other) => BY_NAME.compare(one.name, other.name));

/**
 * Whether a symbol is declared at the top level of the package itself: not a type parameter, a
 * member or a namespace import.
 */
const isTopLevel = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.length > 0 &&
  declarations.every(
    (node) =>
      (ts.isVariableDeclaration(node) && ts.isVariableStatement(node.parent.parent)) ||
      (!ts.isTypeParameterDeclaration(node) && ts.isSourceFile(node.parent)),
  );

/** Reads only the package's own files; other packages have their own reports. */
function readDeclarations(files: readonly string[]): ts.Program {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noLib: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => ({
      resolvedModule: text.startsWith('.')
        ? {
            resolvedFileName: path
              .resolve(path.dirname(from), text)
              .replace(/(?:\.js)?$/u, '.d.ts'),
            extension: ts.Extension.Dts,
          }
        : undefined,
    }));
  return ts.createProgram({ rootNames: files, options, host });
}
