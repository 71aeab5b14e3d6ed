const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

export const isUuid = (text: string): boolean => UUID.test(text);

/** Returns a UUID from an address; '' for anything else. */
export const readUuid = (text: string): string => (isUuid(text) ? text : '');
