/** A person's whole name. Some people have one name, so that the last name is empty. */
export const fullName = (firstName: string, lastName: string): string =>
  `${firstName} ${lastName}`.trim();

/** Whether two texts are the same person's name, without case, accents and extra white space. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\u{2018}\u{2019}\u{02BC}]/gu, "'")
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
