import { listConcerns, readConfig, WrongSetting } from './config.ts';
import { FolderInUse } from './db/embedded/lock.ts';
import { DEMO_OPERATOR, DEMO_SIGN_IN } from './demo/demoSignIn.ts';
import { type RunningServer, startServer } from './start.ts';

const longestGoodbyeMs = 15_000;

/** Says in one line why the server cannot start or go on. */
function reason(error: unknown): string {
  if (error instanceof WrongSetting || error instanceof FolderInUse) return error.message;
  const { code, message, port, path } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Set PORT to another.`;
  if (code === 'ENOSPC') return `The disk is full${path ? ` (${path})` : ''}.`;
  if (code === 'EACCES' || code === 'EROFS') return `No right to write ${path ?? 'there'}.`;
  return `The server stopped: ${String(message ?? error).split('\n')[0]}`;
}

function fail(error: unknown): never {
  process.stderr.write(`${reason(error)}\n`);
  process.exit(1);
}

function stopOnSignal(server: RunningServer): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), longestGoodbyeMs).unref();
    server.close().then(() => process.exit(0), fail);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

try {
  const config = readConfig(process.env);
  const server = await startServer(config, fail);
  stopOnSignal(server);
  for (const concern of listConcerns(config)) process.stderr.write(`${concern}\n`);
  if (config.isDemo) {
    console.log(`demo ${DEMO_SIGN_IN.email} ${DEMO_SIGN_IN.password}`);
    console.log(`demo-operator ${DEMO_OPERATOR.email} ${DEMO_OPERATOR.password}`);
  }
  if (server.operatorCode !== undefined) {
    console.log(`operator ${server.url}/create-operator/${server.operatorCode}`);
  }
  console.log(`ready ${server.url}`);
} catch (error) {
  fail(error);
}
