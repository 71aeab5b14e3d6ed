import { OPENING_HOURS } from '../../content/opening-hours.ts';
import { PHONE_LINK } from '../../content/contact-links.ts';

/** Where to get help, and when. */
export function PortalHelp() {
  return (
    <>
      <b>Need a hand?</b>
      <br />
      Call <a href={PHONE_LINK.href}>{PHONE_LINK.label}</a>
      {OPENING_HOURS.map(({ shortDays, shortTime }) => (
        <span key={shortDays}>
          <br />
          {shortDays} {shortTime}
        </span>
      ))}
    </>
  );
}
