const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** An id as an address has it; empty for anything else. */
export const readUuid = (text: string): string => (UUID.test(text) ? text : '');
