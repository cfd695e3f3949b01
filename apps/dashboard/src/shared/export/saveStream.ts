import { send } from '../server/api.ts';
import { documentToken } from '../session/token.atoms.ts';

export interface StreamOptions {
  signal: AbortSignal;
  /** Told how many bytes have come. */
  onProgress: (bytes: number) => void;
}

/**
 * Hands a file of this server to the browser to keep, counting its bytes as they come: the browser lays
 * them down outside of the page's memory. Says whether all of it came.
 * @param path of this very server; it is sent the session
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
    // The connection broke, or somebody cancelled: there is no file either way.
    return false;
  }
}
