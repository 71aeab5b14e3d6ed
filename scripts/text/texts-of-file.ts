import ts from 'typescript-api';

/** A user-facing text with the line on which it starts. */
export interface FoundText {
  readonly line: number;
  readonly text: string;
}

/**
 * Matches text: several words with a capital or full stop, or one word that starts like a label.
 */
const READS_AS_TEXT =
  /^(?:[\p{Lu}\d“"(…$].*\p{L}.*\s\S|\p{Lu}\p{Ll}+(?:…|\.)?$|\p{Ll}+ [\p{L}\d].*\p{L})/su;

/** Matches styles, queries and markup, which contain spaces as well. */
const READS_AS_CODE =
  /[{}<>;=]|^--|\bvar\(|^[\w-]+: |\b(?:SELECT|FROM|WHERE)\b|^\d[\d.]* \d[\d.]* /u;

/** Attributes and properties whose values users never read. */
const NOT_READ = new Set([
  'className',
  'd',
  'rel',
  'autoComplete',
  'sizes',
  'media',
  'viewBox',
  'points',
  'key',
  'accept',
]);

/** Errors with these names are only logged for engineers. */
const LOGGED_ERRORS = new Set(['Error', 'TypeError', 'RangeError']);

/** A placeholder for a part that is only known at runtime. */
const PART = '{…}';

const squeezed = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** Every text of a source file that users may read: JSX text and strings. */
export function textsOfFile(fileName: string, source: string): FoundText[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const found: FoundText[] = [];
  const add = (node: ts.Node, text: string): void => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    found.push({ line: line + 1, text: squeezed(text) });
  };

  const visit = (node: ts.Node): void => {
    if (isNeverRead(node)) return;
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      if (node.children.some(isText)) add(node, node.children.map(textOfChild).join(''));
    } else if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const text = squeezed(textOfString(node));
      if (isRead(text)) add(node, text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const isRead = (text: string): boolean =>
  READS_AS_TEXT.test(text) && !READS_AS_CODE.test(text.replaceAll(PART, ''));

const isText = (node: ts.JsxChild): boolean => ts.isJsxText(node) && /\p{L}/u.test(node.text);

function isNeverRead(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node))
    return true;
  if (ts.isElementAccessExpression(node)) return ts.isStringLiteral(node.argumentExpression);
  if (ts.isTaggedTemplateExpression(node)) return true;
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node))
    return NOT_READ.has(node.name.getText());
  if (ts.isNewExpression(node)) return LOGGED_ERRORS.has(node.expression.getText());
  return false;
}

function textOfString(node: ts.StringLiteralLike | ts.TemplateExpression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  const parts = node.templateSpans.map(({ literal }) => `${PART}${literal.text}`);
  return `${node.head.text}${parts.join('')}`;
}

/** The text of a JSX child inside its sentence. */
function textOfChild(node: ts.JsxChild): string {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isJsxElement(node) || ts.isJsxFragment(node))
    return node.children.map(textOfChild).join('');
  if (ts.isJsxSelfClosingElement(node)) return ' ';
  const { expression } = node;
  if (expression === undefined) return '';
  return ts.isStringLiteralLike(expression) ? expression.text : PART;
}
