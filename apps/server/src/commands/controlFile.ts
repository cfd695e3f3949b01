import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { controlFilePath } from '../db/embedded/lock.ts';

const ControlFile = z.object({ port: z.int(), token: z.string() });

/** The port on loopback at which a running server receives commands, and the token it requires. */
export type ControlAddress = z.infer<typeof ControlFile>;

/** Reads the address; undefined if no server has stored one. */
export async function readControlAddress(dataFolder: string): Promise<ControlAddress | undefined> {
  try {
    const text = await readFile(controlFilePath(dataFolder), 'utf8');
    return ControlFile.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
