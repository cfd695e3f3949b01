import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runInTerminal } from '../../test/commands/terminal.ts';
import { type Person, startTestServer, type TestServer } from '../../test/harness/server.ts';
import { signUpOperator } from '../../test/harness/team.ts';

let server: TestServer;
let operator: Person;

beforeAll(async () => {
  server = await startTestServer();
  operator = await signUpOperator(server);
});

afterAll(() => server.close());

const run = (...args: string[]) => runInTerminal(server, args);

describe('the command line', () => {
  it('runs a command while a server uses the database', async () => {
    expect(await run('user', 'list-operators')).toEqual({
      code: 0,
      output: `${operator.email}\n`,
      errors: '',
    });
  });

  it('prints the result as a line of JSON', async () => {
    const { code, output } = await run('user', 'list-operators', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(output)).toEqual({
      type: 'result',
      result: { operators: [{ email: operator.email, isSuspended: false }] },
    });
  });

  it('lists the commands', async () => {
    const { code, output } = await run('help');
    expect(code).toBe(0);
    expect(output).toContain('Usage: pressdock [command]');
    expect(output).toMatch(/^ {2}user +/m);
  });

  it('lists the commands instead of starting a server that is asked for help', async () => {
    expect(await run('serve', '--help')).toEqual(await run('help'));
  });

  it.each([
    { name: 'arguments of serve', args: ['serve', '--port=1'], message: 'serve has no arguments' },
    { name: 'an unknown command', args: ['nothing'], message: 'There is no command nothing.' },
    { name: 'an inherited name', args: ['constructor'], message: 'There is no command constr' },
    { name: 'an unknown option', args: ['user', '--loud'], message: "Unknown option '--loud'" },
    { name: 'a missing argument', args: ['user'], message: 'Usage: pressdock user' },
  ])('refuses $name with code 2 and says how to use it', async ({ args, message }) => {
    const { code, errors } = await run(...args);
    expect(code).toBe(2);
    expect(errors).toContain(message);
  });

  it.each([['retention'], ['migrate', '--check'], ['rotate-master-key']])(
    'says in one line that the database of %s cannot be reached',
    async (...args) => {
      const { config } = server;
      const databaseUrl = 'postgres://ada:secret@127.0.0.1:9/pressdock';
      const { code, errors } = await runInTerminal({ config: { ...config, databaseUrl } }, args);
      expect(code).toBe(1);
      expect(errors).toMatch(
        /^The database in DATABASE_URL cannot be used: connect ECONNREFUSED.*\n$/,
      );
      expect(errors).not.toContain('secret');
    },
  );

  it('says that a data folder has no database', async () => {
    const config = { ...server.config, dataFolder: '/nonexistent', databaseUrl: null };
    for (const args of [['retention'], ['migrate', '--check'], ['rotate-master-key']]) {
      const { code, errors } = await runInTerminal({ config }, args);
      expect([code, errors]).toEqual([
        1,
        expect.stringContaining('contains no database. Set PRES'),
      ]);
    }
  });

  it('prints a failure as a line of JSON', async () => {
    const { code, output, errors } = await run('user', '--loud', '--json');
    expect(code).toBe(2);
    expect(errors).toBe('');
    expect(JSON.parse(output)).toMatchObject({ type: 'failure', exitCode: 2 });
  });
});
