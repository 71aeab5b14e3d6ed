/** A multipart form as the test app's `call` and Fastify's `inject` take it. */
export async function multipart(parts: Readonly<Record<string, string | File>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  return bodyOf(form);
}

/** The same of a form that was filled by hand, as one with a field twice. */
export async function bodyOf(form: FormData) {
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  return {
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  };
}
