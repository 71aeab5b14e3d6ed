export interface FooterLink {
  label: string;
  href: string;
}

export interface FooterProps {
  logo: { name: string; tagline: string; href: string };
  blurb: string;
  badge: string;
  columns: readonly { title: string; links: readonly FooterLink[] }[];
  areas: { title: string; items: readonly string[]; more: string };
  contact: {
    title?: string | undefined;
    phone: FooterLink;
    email: FooterLink;
    hours: readonly { days: string; time: string }[];
    social: readonly ({ kind: 'facebook' | 'instagram' } & FooterLink)[];
  };
  newsletter: {
    title: string;
    text: string;
    onSubmit: (email: string) => void;
    /** A plain mail link, shown where there is no JavaScript. */
    fallbackHref: string;
  };
  legal: { copyright: string; rights: string; links: readonly FooterLink[] };
}
