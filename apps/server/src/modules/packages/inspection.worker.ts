import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type InspectionRequest, inspectPackage } from './inspection.ts';

// On Linux this is the priority of this thread alone: sites' questions come before an author's zip.
if (process.platform === 'linux') setPriority(10);

parentPort?.on('message', async (request: InspectionRequest) => {
  parentPort?.postMessage(await inspectPackage(request));
});
