/** A person's whole name. Some people have one name, so that the last name is empty. */
export const fullName = (firstName: string, lastName: string): string =>
  `${firstName} ${lastName}`.trim();
