import { Code } from '@cleaning/ui/code';
import type { Enquiry } from '@cleaning/contract/enquiries';
import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';
import { Alert } from '@cleaning/ui/alert';
import { Link } from '@cleaning/ui/link';

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
            <Link href={pathWithId(SITE_PATHS.staffQuote, quote.id)}>
              <Code>{quote.reference}</Code>
            </Link>
          </>
        )}
      </p>
    </Alert>
  );
}
