import { execFileSync } from 'node:child_process';

const script = `
  const { createTheme } = await import('@pressdock/ui/tokens');
  const [light, dark] = ['light', 'dark'].map((base) => createTheme(base).values);
  process.stdout.write(JSON.stringify({ light, dark }));
`;

/** The kit's colors as JSON, for Storybook's own frame, which the kit's styles do not apply to. */
export function readTokens(): string {
  const args = ['--conditions=pressdock-source', '--input-type=module', '--eval', script];
  return execFileSync(process.execPath, args, { cwd: import.meta.dirname, encoding: 'utf8' });
}
