import assert from 'node:assert/strict';
import path from 'node:path';
import ts from 'typescript-api';
import { packageFolder, type PublishedName, readManifest } from './published.ts';

/** The packages whose functions other apps call. Components of `ui` have pages of their own, which are tested there. */
const DOCUMENTED = ['pricing', 'ndis', 'contract', 'api-client', 'auth'] as const;
const FIXTURE = path.join(import.meta.dirname, 'fixtures/docstrings/index.ts');

/** Shorter says no more than the name does. */
const MIN_LENGTH = 20;
const MONEY = /amount|balance|deposit|price|total|gst(?![a-z])/iu;
const UNIT = /cents/iu;

/**
 * The API reference is written from docstrings: each exported function has one, which says what it throws and, of
 * money, that it is counted in cents.
 * @throws AssertionError with what lacks.
 */
export function checkDocstrings(): void {
  const { faults: known, functions: few } = readDocstrings([FIXTURE]);
  assert.deepEqual(known, [
    'firstOf throws: say what with @throws',
    'isShort has no docstring of a sentence',
    'leftOf takes or gives money: say that it is in cents',
    'price of PriceRow is money: say that it is in cents',
    'priceLimit takes or gives money: say that it is in cents',
    'undocumented has no docstring of a sentence',
  ]);
  assert.equal(few, 7, 'Exported functions were overlooked.');

  const faults = DOCUMENTED.flatMap((name) => {
    const { faults: found, functions } = readDocstrings(entriesOf(name));
    assert.ok(functions > 10, `Only ${functions} functions of ${name} were read.`);
    return found.map((fault) => `${name}: ${fault}`);
  });
  assert.deepEqual(faults, [], 'The API reference lacks something');
}

const entriesOf = (name: PublishedName): string[] =>
  Object.values(readManifest(name).exports)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(packageFolder(name), file));

function readDocstrings(entries: readonly string[]) {
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

  const faults: string[] = [];
  let functions = 0;
  for (const symbol of exported) {
    for (const declaration of symbol.declarations ?? []) {
      if (ts.isInterfaceDeclaration(declaration)) faults.push(...faultsOfMembers(declaration));
    }
    const callable = functionOf(symbol.valueDeclaration);
    if (callable === undefined) continue;
    functions += 1;
    faults.push(...faultsOfFunction(symbol, callable, checker));
  }
  return { faults: faults.toSorted(), functions };
}

function faultsOfFunction(
  symbol: ts.Symbol,
  callable: ts.SignatureDeclaration & { readonly body?: ts.Node | undefined },
  checker: ts.TypeChecker,
): string[] {
  const description = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  if (description.length < MIN_LENGTH) return [`${symbol.name} has no docstring of a sentence`];

  const tags = symbol.getJsDocTags(checker);
  const all = [description, ...tags.map(({ text }) => ts.displayPartsToString(text))].join(' ');
  const faults: string[] = [];
  if (callable.body && throws(callable.body) && tags.every(({ name }) => name !== 'throws')) {
    faults.push(`${symbol.name} throws: say what with @throws`);
  }
  const names = [
    ...callable.parameters.filter(isNumber).map(({ name }) => name.getText()),
    ...(isNumber(callable) ? [symbol.name] : []),
  ];
  if (names.some((name) => isUnclear(name, all))) {
    faults.push(`${symbol.name} takes or gives money: say that it is in cents`);
  }
  return faults;
}

const faultsOfMembers = (type: ts.InterfaceDeclaration): string[] =>
  type.members
    .filter((member) => ts.isPropertySignature(member) && isNumber(member))
    .filter((member) => isUnclear(member.name?.getText() ?? '', type.getFullText()))
    .map(
      (member) =>
        `${member.name?.getText()} of ${type.name.text} is money: say that it is in cents`,
    );

const isUnclear = (name: string, said: string): boolean =>
  MONEY.test(name) && !UNIT.test(name) && !UNIT.test(said);

const isNumber = ({ type }: { readonly type?: ts.TypeNode | undefined }): boolean =>
  /^number(?: \| (?:null|undefined))?$/u.test(type?.getText() ?? '');

/** The function that a name stands for, where its module says so. */
function functionOf(declaration: ts.Declaration | undefined) {
  if (declaration === undefined) return undefined;
  if (ts.isFunctionDeclaration(declaration)) return declaration;
  const value = ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  return value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value))
    ? value
    : undefined;
}

/** Whether the function throws by itself. What the functions inside of it throw is theirs. */
function throws(node: ts.Node): boolean {
  if (ts.isThrowStatement(node)) return true;
  return ts.forEachChild(node, (child) => !ts.isFunctionLike(child) && throws(child)) ?? false;
}

/** Reads the package's own modules alone, which takes no time: what they import tells nothing of their docstrings. */
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
