import { send } from '../server/api.ts';
import { documentToken } from '../session/token.atoms.ts';

export interface StreamOptions {
  signal: AbortSignal;
  /** Called with the number of bytes received. */
  onProgress: (bytes: number) => void;
}

/**
 * Downloads a file from this server, counting its bytes; the browser stores them outside the page's
 * memory. Returns whether the whole file arrived.
 * @param path a path of this server, which receives the session token
 */
export async function saveStream(
  name: string,
  path: string,
  { signal, onProgress }: StreamOptions,
): Promise<boolean> {
  try {
    const headers = { Authorization: `Bearer ${documentToken() ?? ''}` };
    const address = new URL(path, location.origin);
    if (address.origin !== location.origin) return false;
    const response = await send(address, { headers, signal });
    if (!response.ok || response.body === null) return false;
    let bytes = 0;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform: (chunk, controller) => {
          bytes += chunk.byteLength;
          onProgress(bytes);
          controller.enqueue(chunk);
        },
      }),
    );
    const type = response.headers.get('Content-Type') ?? '';
    const file = await new Response(counted, { headers: { 'Content-Type': type } }).blob();
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
    return true;
  } catch {
    // The connection failed or the person canceled; either way there is no file.
    return false;
  }
}
