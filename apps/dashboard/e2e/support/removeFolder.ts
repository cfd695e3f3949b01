import { rm } from 'node:fs/promises';

/** Removes the data folder of the test run. */
export default async function removeFolder(): Promise<void> {
  const folder = process.env.PRESSDOCK_E2E_FOLDER;
  if (folder !== undefined)
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}
