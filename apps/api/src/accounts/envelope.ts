/** The answer of an account call: data and a message to show. */
export const succeed = <Data extends object>(message: string, data: Data) => ({
  status: 200 as const,
  body: { success: true, data, message },
});
