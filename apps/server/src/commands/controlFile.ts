import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const ControlFile = z.object({ port: z.int(), token: z.string() });

/** The port on loopback at which a running server receives commands, and the token it requires. */
export type ControlAddress = z.infer<typeof ControlFile>;

/** Returns the path of the file in which a server that uses the data folder stores the address. */
export const controlFilePath = (dataFolder: string) => join(dataFolder, 'control.json');

/** Reads the address; undefined if no server has stored one. */
export async function readControlAddress(dataFolder: string): Promise<ControlAddress | undefined> {
  try {
    const text = await readFile(controlFilePath(dataFolder), 'utf8');
    return ControlFile.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
