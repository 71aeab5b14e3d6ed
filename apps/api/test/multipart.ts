/** A multipart form as the arguments of the test app's `call` and Fastify's `inject`. */
export async function multipart(parts: Readonly<Record<string, string | File>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  return bodyOf(form);
}

/** The arguments for a form that was filled by hand, such as one with a repeated field. */
export async function bodyOf(form: FormData) {
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  return {
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  };
}
