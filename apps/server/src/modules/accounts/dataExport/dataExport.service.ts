import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import type { ExportedPart } from '../../../module.ts';
import type { PasswordConfirmation } from '../passwordConfirmation/passwordConfirmation.service.ts';
import { type ExportedRows, readRows } from './dataExport.store.ts';

const batchSize = 500;

/** Exports an account's data. */
export type ExportData = ReturnType<typeof createDataExport>;

/** Creates the service. @param parts the parts of the file, in order */
export function createDataExport({
  database,
  parts,
  confirmation,
  now = () => new Date(),
}: {
  database: Database;
  parts: readonly ExportedPart[];
  confirmation: PasswordConfirmation;
  now?: () => Date;
}) {
  function readPart(
    part: ExportedPart,
    accountId: string,
    after: unknown[] | undefined,
  ): Promise<ExportedRows> {
    if (part.isSystemOnly) {
      return database.withSystem((tx) => readRows(tx, part, accountId, after, batchSize));
    }
    return database.withAccount({ accountId }, (tx) =>
      readRows(tx, part, accountId, after, batchSize),
    );
  }

  async function* writePart(part: ExportedPart, accountId: string): AsyncGenerator<string> {
    let after: unknown[] | undefined;
    let separator = '\n';
    do {
      const { rows, next } = await readPart(part, accountId, after);
      if (rows.length > 0) {
        yield separator + rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
        separator = ',\n';
      }
      after = next;
    } while (after !== undefined);
  }

  async function* writeFile(accountId: string, at: Date): AsyncGenerator<string> {
    yield `{\n  "account": ${JSON.stringify(accountId)},\n  "exportedAt": "${at.toISOString()}"`;
    for (const part of parts) {
      yield `,\n  ${JSON.stringify(part.name)}: [`;
      yield* writePart(part, accountId);
      yield ']';
    }
    yield '\n}\n';
  }

  /**
   * Returns the person's own account as one JSON document that is written while it is read, in
   * batches. @param limit throws after too many exports
   */
  return async function exportData(
    ctx: RequestContext,
    limit: () => Promise<void>,
  ): Promise<{ fileName: string; text: AsyncGenerator<string> }> {
    await confirmation.require(ctx);
    await limit();
    const at = now();
    const fileName = `pressdock-export-${at.toISOString().slice(0, 10)}.json`;
    return { fileName, text: writeFile(ctx.userId, at) };
  };
}
