import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs a script in the folder `php` and returns its output. */
export function runPhp(script: string, args: readonly string[]): Promise<string> {
  const file = fileURLToPath(new URL(`./php/${script}.php`, import.meta.url));
  return new Promise((resolve, reject) => {
    execFile('php', [file, ...args], (error, stdout, stderr) => {
      if (!error) resolve(stdout);
      else if (typeof error.code === 'number') reject(new Error(`${script} failed: ${stderr}`));
      else reject(new Error('PHP is needed: install it.', { cause: error }));
    });
  });
}

/** The response to a site's license check. */
export interface SiteResponse {
  status: number;
  code: string | null;
  body: string;
}

/** Sends a license check in PHP, like a plugin on a site. */
export async function checkLicenseInPhp(
  url: string,
  query: Record<string, string>,
): Promise<SiteResponse> {
  return JSON.parse(await runPhp('checkLicense', [url, String(new URLSearchParams(query))]));
}
