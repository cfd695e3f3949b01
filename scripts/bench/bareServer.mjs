import { createServer } from 'node:http';

/** Answers everything with the body it is sent first, and does nothing else. */
process.once('message', (body) => {
  const bytes = Buffer.from(body);
  const headers = { 'content-type': 'application/json', 'content-length': bytes.length };
  const server = createServer((_request, response) => {
    response.writeHead(200, headers).end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
});
