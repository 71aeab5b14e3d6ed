const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** Returns a UUID from an address; '' for anything else. */
export const readUuid = (text: string): string => (UUID.test(text) ? text : '');
