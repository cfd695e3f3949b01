import { Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { App } from '../http.ts';

/** After this time without a response, all connections in use have announced their end. */
const quietMs = 500;
/** How long responses announce the end of their connections at most. */
const announceMs = 2000;
/** How long a new connection may take to send its first byte. */
const firstByteMs = 1000;
/** After which time of the whole shutdown requests are ended. Docker waits ten seconds in all. */
const requestsMs = 8000;
const sweepEveryMs = 50;
const acceptMs = 500;
const shortTurnMs = 0.2;

/** Lets the server read what has arrived, because each turn of the event loop accepts one connection. */
async function nextTurn(): Promise<void> {
  for (let phase = 0; phase < 2; phase += 1) await new Promise(setImmediate);
}

/**
 * Waits for a turn that is short and accepts no connection: closing then resets at most the connections
 * that were opened during that turn.
 */
async function acceptArrived(countAccepted: () => number): Promise<void> {
  const end = performance.now() + acceptMs;
  for (;;) {
    const before = countAccepted();
    const start = performance.now();
    await nextTurn();
    const now = performance.now();
    if ((countAccepted() === before && now - start < shortTurnMs) || now > end) return;
  }
}

/** Refuses new connections. The server's own method would also end those that wait for a request. */
function stopListening(app: App): void {
  Server.prototype.close.call(app.server);
}

/** Waits until no response was sent for a while. */
async function announce(countResponses: () => number): Promise<void> {
  const end = performance.now() + announceMs;
  for (;;) {
    const before = countResponses();
    await wait(quietMs);
    if (countResponses() === before || performance.now() > end) return;
  }
}

/** Ends connections as soon as they have no request, and all of them at the deadline. */
function endConnections(app: App, connections: ReadonlySet<Socket>, deadline: number): void {
  const start = performance.now();
  const timer = setInterval(async () => {
    await nextTurn();
    const now = performance.now();
    app.server.closeIdleConnections();
    // Node does not regard a connection without a first request as idle.
    for (const socket of connections) {
      if (now - start > firstByteMs && socket.bytesRead === 0) socket.destroy();
    }
    if (now > deadline) app.server.closeAllConnections();
  }, sweepEveryMs).unref();
  app.server.once('close', () => clearInterval(timer));
}

/**
 * Makes the server finish the requests of all its clients on shutdown before it stops: first it
 * refuses new connections, which clients open to another server. Then it announces the end of its
 * connections in their next responses, and ends those without a request.
 *
 * @returns the hook for `preClose` that waits for clients, which belongs after those of all routes
 */
export function drainConnections(app: App): () => Promise<void> {
  const connections = new Set<Socket>();
  let accepted = 0;
  let announced = 0;
  let isAnnouncing = false;
  let deadline = 0;
  app.server.on('connection', (socket: Socket) => {
    accepted += 1;
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  // With a callback: an asynchronous function would take time in every response.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isAnnouncing) {
      announced += 1;
      reply.header('connection', 'close');
    }
    done(null, payload);
  });
  // The hooks of the app run before those of its routes.
  app.addHook('preClose', async () => {
    deadline = performance.now() + requestsMs;
  });
  return async () => {
    if (!app.server.listening) return;
    await acceptArrived(() => accepted);
    stopListening(app);
    isAnnouncing = true;
    if (connections.size > 0) await announce(() => announced);
    endConnections(app, connections, deadline);
  };
}
