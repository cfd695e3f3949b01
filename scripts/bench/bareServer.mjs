import { createServer } from 'node:http';

/** Responds to every request with the body that the parent process sends first. */
process.once('message', (body) => {
  const bytes = Buffer.from(body);
  const headers = { 'content-type': 'application/json', 'content-length': bytes.length };
  const server = createServer((_request, response) => {
    response.writeHead(200, headers).end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
});
