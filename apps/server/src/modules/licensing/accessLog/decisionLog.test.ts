import { describe, expect, it } from 'vitest';
import { createDecisionLog, type Decision, type DecisionRow } from './decisionLog.ts';

describe('the decision log', () => {
  const decision: Decision = {
    accountId: 'a',
    key: 'k',
    licenseId: null,
    domain: '',
    productId: null,
    call: 'validate',
    code: 'unknown',
  };
  const nothing = async () => undefined;

  it('drops data that the database rejects and keeps records whose write failed otherwise', async () => {
    const failures: Error[] = [];
    const written: string[] = [];
    let fault: Error | undefined = new Error('no database');
    const log = createDecisionLog(
      async (rows: readonly DecisionRow[]) => {
        if (fault) throw fault;
        written.push(...rows.map(({ domain }) => domain));
      },
      nothing,
      (error) => failures.push(error as Error),
    );
    log.record({ ...decision, domain: 'kept.com' });
    await log.flush();
    fault = undefined;
    await log.flush();
    fault = Object.assign(new Error('no such text'), { code: '22P05' });
    log.record({ ...decision, domain: 'refused.com' });
    await log.flush();
    fault = undefined;
    await log.close();
    expect(written).toEqual(['kept.com']);
    expect(failures.map(({ message }) => message)).toEqual(['no database', 'no such text']);
  });

  it('records denials of existing licenses, however many keys are made up', async () => {
    const written: (string | null)[] = [];
    const log = createDecisionLog(
      async (rows) => void written.push(...rows.map(({ license_id }) => license_id)),
      nothing,
      () => undefined,
    );
    for (let count = 0; count < 500; count += 1)
      log.record({ ...decision, key: `made-up-${count}` });
    log.record({ ...decision, licenseId: 'l', code: 'expired' });
    await log.close();
    expect(written).toHaveLength(121);
    expect(written.at(-1)).toBe('l');
  });

  it('stores hints of keys as valid text', async () => {
    const hints: string[] = [];
    const log = createDecisionLog(
      async (rows) => void hints.push(...rows.map(({ key_hint }) => key_hint)),
      nothing,
      () => undefined,
    );
    log.record({ ...decision, key: 'ab\ud83dcd' });
    await log.close();
    expect(hints).toEqual(['ab\ufffdc…']);
  });
});
