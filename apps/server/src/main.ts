import { ConfigError, listWarnings, readConfig } from './config.ts';
import { FolderLockError } from './db/embedded/lock.ts';
import { DEMO_OPERATOR, DEMO_SIGN_IN } from './demo/demoSignIn.ts';
import { type RunningServer, startServer } from './start.ts';

const shutdownTimeoutMs = 15_000;

/** Returns one line about why the server could not start or had to stop. */
function describeFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderLockError) return error.message;
  const { code, message, port, path } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is already in use. Set PORT to another port.`;
  if (code === 'ENOSPC')
    return `The disk is full${path ? ` (${path})` : ''}. Free some space and start the server again.`;
  if (code === 'EACCES' || code === 'EROFS')
    return `The server cannot write to ${path ?? 'its data folder'}. Check the permissions.`;
  return `The server stopped: ${String(message ?? error).split('\n')[0]}`;
}

function fail(error: unknown): never {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exit(1);
}

let running: RunningServer | undefined;
let isStopping = false;

/** Stops the server. A start has nothing to finish, because the next one continues it. */
function stop(): void {
  if (isStopping) process.exit(1);
  isStopping = true;
  if (running === undefined) process.exit(0);
  setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
  running.close().then(() => process.exit(0), fail);
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
// The channel to the start script ends when that script is killed.
process.once('disconnect', () => {
  if (!isStopping) stop();
});
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

try {
  const config = readConfig(process.env);
  running = await startServer(config, fail);
  for (const warning of listWarnings(config)) process.stderr.write(`${warning}\n`);
  if (config.isDemo) {
    console.log(`demo ${DEMO_SIGN_IN.email} ${DEMO_SIGN_IN.password}`);
    console.log(`demo-operator ${DEMO_OPERATOR.email} ${DEMO_OPERATOR.password}`);
  }
  if (running.operatorCode !== undefined) {
    console.log(`operator ${running.url}/create-operator/${running.operatorCode}`);
  }
  console.log(`ready ${running.url}`);
} catch (error) {
  fail(error);
}
