import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type InspectionRequest, inspectPackage } from './inspection.ts';

// On Linux, this lowers the priority of this thread only: requests take precedence over inspections.
if (process.platform === 'linux') setPriority(10);

parentPort?.on('message', async (request: InspectionRequest) => {
  parentPort?.postMessage(await inspectPackage(request));
});
