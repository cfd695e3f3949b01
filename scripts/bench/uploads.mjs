import { randomBytes } from 'node:crypto';

async function upload({ url, token }, file, index) {
  const query = new URLSearchParams({ fileSizeInBytes: String(file.size), slug: `load-${index}` });
  const policy = await fetch(`${url}/api/v1/generate-s3-policy?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!policy.ok) return false;
  const ticket = await policy.json();
  const form = new FormData();
  for (const [name, value] of Object.entries(ticket.fields)) form.append(name, value);
  form.append('file', file, `load-${index}.zip`);
  const response = await fetch(ticket.url, { method: 'POST', body: form });
  await response.arrayBuffer();
  return response.ok;
}

/** Uploads the requested number of files concurrently, in a process without other measurements. */
process.once('message', async ({ count, bytes, ...server }) => {
  const file = new Blob([randomBytes(bytes)], { type: 'application/zip' });
  const started = performance.now();
  const uploads = Array.from({ length: count }, (_, index) => upload(server, file, index));
  const results = await Promise.allSettled(uploads);
  const failures = results.filter(({ value }) => value !== true).length;
  process.send({ failures, seconds: (performance.now() - started) / 1000 });
  process.disconnect();
});
