import assert from 'node:assert/strict';
import path from 'node:path';
import ts from 'typescript-api';
import { DOCUMENTED, entriesOf, type ExportedFunction, readExports } from './exported-functions.ts';

const FIXTURE = path.join(import.meta.dirname, 'fixtures/docstrings/index.ts');

/** A shorter docstring only repeats the name. */
const MIN_LENGTH = 20;
/** Kinds of numbers by their names, with the unit that the name or the docstring must state. */
const QUANTITIES = [
  {
    what: 'money: say that it is in cents',
    name: /amount|balance|deposit|price|total|gst(?![a-z])/iu,
    unit: /cents/iu,
  },
  {
    what: 'a length of time: say in what unit',
    name: /timeout|delay|duration|interval|elapsed/iu,
    unit: /\bms\b|_ms\b|Ms\b|[Ss]econds|[Mm]inutes|[Hh]ours|[Dd]ays|[Ww]eeks/u,
  },
  { what: 'a size: say that it is in bytes', name: /(?:file|body|max)_?size/iu, unit: /bytes/iu },
] as const;

/**
 * Checks docstrings, from which the API reference is written: each exported function needs one that
 * states what it throws, and the unit of money, time and size.
 * @throws AssertionError with the missing parts.
 */
export function checkDocstrings(): void {
  const { faults: known, functions: few } = readDocstrings([FIXTURE]);
  assert.deepEqual(known, [
    'firstOf throws: say what with @throws',
    'isShort has no docstring of a sentence',
    'leftOf takes or gives money: say that it is in cents',
    'maxFileSize takes or gives a size: say that it is in bytes',
    'price of PriceRow is money: say that it is in cents',
    'priceLimit takes or gives money: say that it is in cents',
    'retryLater takes or gives a length of time: say in what unit',
    'undocumented has no docstring of a sentence',
  ]);
  assert.equal(few, 10, 'Exported functions were overlooked.');

  const faults = DOCUMENTED.flatMap((name) => {
    const { faults: found, functions } = readDocstrings(entriesOf(name));
    assert.ok(functions > 10, `Only ${functions} functions of ${name} were read.`);
    return found.map((fault) => `${name}: ${fault}`);
  });
  assert.deepEqual(faults, [], 'The API reference lacks something');
}

function readDocstrings(entries: readonly string[]) {
  const { functions, interfaces } = readExports(entries);
  const faults = [...interfaces.flatMap(faultsOfMembers), ...functions.flatMap(faultsOfFunction)];
  return { faults: faults.toSorted(), functions: functions.length };
}

function faultsOfFunction({ name, callable, description, tags }: ExportedFunction): string[] {
  if (description.length < MIN_LENGTH) return [`${name} has no docstring of a sentence`];

  const all = [description, ...tags.map(({ text }) => text)].join(' ');
  const faults: string[] = [];
  if (callable.body && throws(callable.body) && tags.every((tag) => tag.name !== 'throws')) {
    faults.push(`${name} throws: say what with @throws`);
  }
  const names = [
    ...callable.parameters.filter(isNumber).map((parameter) => parameter.name.getText()),
    ...(isNumber(callable) ? [name] : []),
  ];
  const unclear = new Set(names.flatMap((each) => unclearQuantities(each, all)));
  return [...faults, ...[...unclear].map((what) => `${name} takes or gives ${what}`)];
}

const faultsOfMembers = (type: ts.InterfaceDeclaration): string[] =>
  type.members
    .filter((member) => ts.isPropertySignature(member) && isNumber(member))
    .flatMap((member) => {
      const name = member.name?.getText() ?? '';
      return unclearQuantities(name, type.getFullText()).map(
        (what) => `${name} of ${type.name.text} is ${what}`,
      );
    });

const unclearQuantities = (name: string, docstring: string): string[] =>
  QUANTITIES.filter(
    (quantity) =>
      quantity.name.test(name) && !quantity.unit.test(name) && !quantity.unit.test(docstring),
  ).map(({ what }) => what);

const isNumber = ({ type }: { readonly type?: ts.TypeNode | undefined }): boolean =>
  /^number(?: \| (?:null|undefined))?$/u.test(type?.getText() ?? '');

/** Whether the function itself throws, without the functions nested in it. */
function throws(node: ts.Node): boolean {
  if (ts.isThrowStatement(node)) return true;
  return ts.forEachChild(node, (child) => !ts.isFunctionLike(child) && throws(child)) ?? false;
}
