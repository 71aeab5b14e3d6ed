import ts from 'typescript-api';

/** Deeper object types are inferred from schemas and would take megabytes. */
const MAX_DEPTH = 2;

/** Zod types that wrap another schema and add a rule. */
const ZOD_WRAPPERS = new Set([
  'ZodArray',
  'ZodDefault',
  'ZodNullable',
  'ZodOptional',
  'ZodPipe',
  'ZodReadonly',
]);

const printer = ts.createPrinter({ removeComments: true });

/**
 * Prints the signature of a declaration. A zod schema is printed as its kind, with fields if the
 * declaration is the schema itself. Object types nested deeper than two levels are left out.
 */
export function printDeclaration(
  declaration: ts.Node,
  onReference: (name: ts.Node) => void,
): string {
  const schema =
    ts.isVariableDeclaration(declaration) && declaration.type !== undefined
      ? printSchema(declaration.type, true)
      : null;
  if (schema !== null && ts.isVariableDeclaration(declaration)) {
    return `const ${declaration.name.getText()}: ${schema}`;
  }
  const { transformed } = ts.transform(declaration, [shorten(onReference)]);
  const [node = declaration] = transformed;
  const text = printer
    .printNode(ts.EmitHint.Unspecified, node, declaration.getSourceFile())
    .replace(/^(?:export )?(?:default )?(?:declare )?/u, '')
    .replaceAll(/^(?: {4})+/gmu, (indent) => indent.slice(indent.length / 2));
  return ts.isVariableDeclaration(declaration) ? `const ${text}` : text;
}

function shorten(onReference: (name: ts.Node) => void): ts.TransformerFactory<ts.Node> {
  return (context) => {
    let depth = 0;
    const visit = (node: ts.Node): ts.Node => {
      const schema = printSchema(node, false);
      if (schema !== null) return ts.factory.createTypeReferenceNode(schema);
      if (ts.isTypeReferenceNode(node)) onReference(node.typeName);
      if (ts.isExpressionWithTypeArguments(node)) onReference(node.expression);
      if (ts.isImportTypeNode(node) && node.qualifier !== undefined && !node.isTypeOf) {
        onReference(node.qualifier);
        const names = ts.visitNodes(node.typeArguments, visit, ts.isTypeNode);
        return ts.factory.createTypeReferenceNode(node.qualifier, names);
      }
      if (ts.isTupleTypeNode(node)) return onOneLine(ts.visitEachChild(node, visit, context));
      if (!ts.isTypeLiteralNode(node)) return ts.visitEachChild(node, visit, context);
      // Type arguments are usually inferred.
      if (depth + genericsAround(node) >= MAX_DEPTH)
        return ts.factory.createTypeReferenceNode('{ … }');
      depth += 1;
      const literal = ts.visitEachChild(node, visit, context);
      depth -= 1;
      return depth === 0 || node.members.some(isFunction) ? literal : onOneLine(literal);
    };
    return (root) => visit(root);
  };
}

const isFunction = (member: ts.TypeElement): boolean =>
  ts.isPropertySignature(member) && member.type !== undefined && ts.isFunctionTypeNode(member.type);

/** How many generics directly enclose a type as an argument. */
function genericsAround(node: ts.Node): number {
  const isArgument = ts.isTypeReferenceNode(node.parent) || ts.isImportTypeNode(node.parent);
  return isArgument ? 1 + genericsAround(node.parent) : 0;
}

const onOneLine = <Node extends ts.Node>(node: Node): Node =>
  ts.setEmitFlags(node, ts.EmitFlags.SingleLine);

/** The kind of a zod schema; null for any other type. */
function printSchema(node: ts.Node, withFields: boolean): string | null {
  const kind = zodKind(node);
  if (kind === null) return null;
  const [argument] =
    (ts.isTypeReferenceNode(node) || ts.isImportTypeNode(node)) && node.typeArguments
      ? node.typeArguments
      : [];
  if (argument === undefined) return kind;
  if (ZOD_WRAPPERS.has(kind)) return `${kind}<${printSchema(argument, withFields) ?? '…'}>`;
  if (kind !== 'ZodObject' || !withFields || !ts.isTypeLiteralNode(argument)) return kind;
  const fields = argument.members.map((member) =>
    ts.isPropertySignature(member) && member.type !== undefined
      ? `  ${member.name.getText()}: ${printSchema(member.type, false) ?? '…'};`
      : '  …',
  );
  return [`${kind}<{`, ...fields, '}>'].join('\n');
}

function zodKind(node: ts.Node): string | null {
  if (!ts.isTypeReferenceNode(node) && !ts.isImportTypeNode(node)) return null;
  const name = ts.isImportTypeNode(node) ? node.qualifier : node.typeName;
  if (name === undefined) return null;
  const last = ts.isIdentifier(name) ? name : name.right;
  const isOfZod = ts.isImportTypeNode(node)
    ? node.argument.getText().includes('zod')
    : name.getText().startsWith('z.');
  return isOfZod && last.text.startsWith('Zod') ? last.text : null;
}
