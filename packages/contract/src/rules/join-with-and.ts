const LIST = /* @__PURE__ */ new Intl.ListFormat('en-AU');

/** Items as a sentence names them: "A", "A and B", "A, B and C". */
export const joinWithAnd = (items: Iterable<string>): string => LIST.format(items);
