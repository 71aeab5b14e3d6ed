import { company } from '@cleaning/company';
import type { ApiError } from './api-error.ts';
import { stylePolicy } from './content-security-policy.ts';
import { escapeHtml } from '../mail/escape-html.ts';

const STYLE = `
  body { font: 1.125rem/1.6 system-ui, sans-serif; max-width: 36rem; margin: 3rem auto; padding: 0 1.25rem; }
  h1 { font-size: 1.75rem; line-height: 1.2; }
  a { display: inline-block; padding: 0.625rem 0; }
`;

export const REFUSAL_POLICY = stylePolicy(STYLE);

/**
 * The page for a browser without scripts. The browser's Back button returns to the filled-in form.
 */
export function renderRefusal({ message, fields }: ApiError, formPath: string): string {
  const reasons = fields === undefined ? [message] : Object.values(fields).flat();
  const list = reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`).join('\n');
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Not sent yet | ${escapeHtml(company.name)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Your answers were not sent yet</h1>
<ul>
${list}
</ul>
<p>Use the Back button of your browser. What you typed is still there.</p>
<p><a href="${escapeHtml(formPath)}">Start again with an empty form</a></p>
<p>Or call us on <a href="tel:${escapeHtml(company.phone)}">${escapeHtml(company.phoneDisplay)}</a>.</p>
</main>
</body>
</html>
`;
}
