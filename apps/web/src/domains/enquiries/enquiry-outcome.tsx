import { Code } from '@cleaning/ui/code';
import type { Enquiry } from '@cleaning/contract/enquiries';
import { Alert } from '@cleaning/ui/alert';
import { Link } from '@cleaning/ui/link';
import { staffQuotePath } from '#domains/quotes/quote-paths.ts';

/** What an enquiry was converted to. Renders nothing before. */
export function EnquiryOutcome({ enquiry: { client, quote } }: { readonly enquiry: Enquiry }) {
  if (client === null) return null;
  return (
    <Alert tone="success" live title={`${client.name} is a client`}>
      <p>
        {quote === null ? (
          'They can log in and write to us.'
        ) : (
          <>
            {'They have a quote: '}
            <Link href={staffQuotePath(quote.id)}>
              <Code>{quote.reference}</Code>
            </Link>
          </>
        )}
      </p>
    </Alert>
  );
}
