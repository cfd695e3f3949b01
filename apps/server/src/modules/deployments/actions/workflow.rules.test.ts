import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { openPromise } from 'yauzl';
import { isBranchName, normalizePath } from '../branchAndPath.rules.ts';
import { type RunnerRelease, writeWorkflow } from './workflow.rules.ts';

const release: RunnerRelease = {
  publicUrl: 'https://pressdock.example',
  id: '0f5c9d1e-11aa-4b6c-9d1e-2a7c1f0b3d4e',
  kind: 'plugin',
  slug: 'quiet-checkout',
  branch: 'main',
  path: '',
  releasesTags: false,
};

describe('the workflow file', () => {
  test('releases when the version file changes on the branch', () => {
    const workflow = parse(writeWorkflow(release));
    expect(workflow.on.push).toEqual({ branches: ['main'], paths: ['pressdock.version'] });
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const [checkout, packaging, upload] = workflow.jobs.release.steps;
    expect(checkout).toEqual({ uses: 'actions/checkout@v4' });
    expect(packaging.env).toEqual({ PRODUCT_PATH: '.' });
    expect(upload).toEqual({
      name: 'Release it',
      env: {
        PRESSDOCK_URL: 'https://pressdock.example',
        PRESSDOCK_API_KEY: `\${{ secrets.PRESSDOCK_API_KEY }}`,
      },
      run: `npx --yes @pressdock/api release "$RUNNER_TEMP/quiet-checkout.zip" --product ${release.id}`,
    });
  });

  test('releases tags, and a product in a folder', () => {
    const workflow = parse(
      writeWorkflow({ ...release, path: 'packages/quiet', releasesTags: true }),
    );
    expect(workflow.on.push).toEqual({
      branches: ['main'],
      paths: ['packages/quiet/pressdock.version'],
      tags: ['v*'],
    });
  });

  test('has the same steps for every branch and folder', () => {
    const steps = (one: Partial<RunnerRelease>) => {
      const [, packaging, upload] = parse(writeWorkflow({ ...release, ...one })).jobs.release.steps;
      return [packaging.run, upload];
    };
    fc.assert(
      fc.property(fc.string(), fc.string(), (branch, text) => {
        fc.pre(isBranchName(branch));
        const path = normalizePath(text) || 'folder';
        expect(steps({ branch, path })).toEqual(steps({ path: 'folder' }));
      }),
    );
  });

  test.each([
    ['release+1', 'release\\+1'],
    ['what!', 'what\\!'],
    ['it\'s "new"', 'it\'s "new"'],
    [`\${{ github.token }}`, `\${{ github.token }}`],
  ])('filters the branch %s as %s', (branch, expected) => {
    expect(parse(writeWorkflow({ ...release, branch })).on.push.branches).toEqual([expected]);
  });

  test('evaluates no expression in the name of a folder', () => {
    const path = `a/\${{ secrets.TOKEN }}`;
    const [, { env }] = parse(writeWorkflow({ ...release, path })).jobs.release.steps;
    expect(env.PRODUCT_PATH).toBe(`a/\${{ '\${{' }} secrets.TOKEN }}`);
  });
});

/** Returns the names of the files in a zip, sorted. */
async function listZip(path: string): Promise<string[]> {
  const names: string[] = [];
  const zip = await openPromise(path);
  for await (const { fileName } of zip.eachEntry()) names.push(fileName);
  return names.filter((name) => !name.endsWith('/')).sort();
}

describe('the step that creates the package', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pressdock-workflow-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const repository = () => join(folder, 'repository');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repository() });
  const write = (files: Record<string, string>) => {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(repository(), name)), { recursive: true });
      writeFileSync(join(repository(), name), content);
    }
  };

  /** Runs the step as a runner does and returns the files in the package. */
  function createPackage(path: string): Promise<string[]> {
    const [, step] = parse(writeWorkflow({ ...release, path })).jobs.release.steps;
    const env = { PATH: process.env.PATH, HOME: folder, RUNNER_TEMP: folder, ...step.env };
    execFileSync('bash', ['-eo', 'pipefail', '-c', step.run], { cwd: repository(), env });
    return listZip(join(folder, 'quiet-checkout.zip'));
  }

  const product = (prefix: string) => ({
    [`${prefix}quiet.php`]: '<?php',
    [`${prefix}src/cart.php`]: '<?php',
    [`${prefix}src/tests/cart.php`]: '<?php',
    [`${prefix}tests/all.php`]: '<?php',
    [`${prefix}notes.md`]: 'Notes',
    [`${prefix}.gitattributes`]: 'notes.md export-ignore\n.gitattributes export-ignore\n',
    [`${prefix}.distignore`]: '/tests\n.distignore\n',
    [`${prefix}vendor/autoload.php`]: '<?php',
  });

  const commit = (date: string) => {
    const person = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
    const env = { ...process.env, GIT_COMMITTER_DATE: date };
    const args = [...person, 'commit', '--quiet', '--message', 'Release'];
    execFileSync('git', args, { cwd: repository(), env });
  };

  test('creates the same package of a commit again', async () => {
    mkdirSync(repository());
    git('init', '--quiet');
    write(product(''));
    git('add', '--all');
    commit('2020-01-02T03:04:05+02:00');
    const file = join(folder, 'quiet-checkout.zip');
    await createPackage('');
    const first = readFileSync(file);
    await createPackage('');
    expect(readFileSync(file).equals(first)).toBe(true);
    const zip = await openPromise(file);
    // Two packages of the same second are equal anyway, so their dates are compared as well.
    const dates = new Set<string>();
    for await (const entry of zip.eachEntry()) dates.add(entry.getLastModDate().toISOString());
    expect([...dates]).toEqual(['2020-01-02T01:04:05.000Z']);
  });

  test.each(['', 'packages/quiet'])('takes the product from the folder "%s"', async (path) => {
    const prefix = path === '' ? '' : `${path}/`;
    mkdirSync(repository());
    git('init', '--quiet');
    write({ ...product(prefix), '.gitignore': 'vendor\n', 'other/other.php': '<?php' });
    git('add', '--all');
    commit('2020-01-02T03:04:05Z');
    git('add', '--force', `${prefix}vendor`);
    const files = await createPackage(path);
    const outside =
      path === '' ? ['quiet-checkout/.gitignore', 'quiet-checkout/other/other.php'] : [];
    expect(files).toEqual(
      [
        ...outside,
        'quiet-checkout/quiet.php',
        'quiet-checkout/src/cart.php',
        'quiet-checkout/src/tests/cart.php',
        'quiet-checkout/vendor/autoload.php',
      ].sort(),
    );
  });
});
