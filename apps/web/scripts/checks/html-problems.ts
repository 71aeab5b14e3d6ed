import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** Violations of the HTML standard in a document, each with its rule and location. */
export async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(
      ({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector ?? 'the document'}`,
    );
}
