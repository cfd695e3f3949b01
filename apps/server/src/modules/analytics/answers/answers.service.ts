import type { AnswersResponse } from '@pressdock/api';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { withAnalytics } from '../../../permissions/withAnalytics.ts';
import { selectProducts } from '../products.store.ts';
import {
  ADOPTED_RELEASES,
  answerAdoption,
  answerDepartures,
  answerRequirements,
} from './answers.rules.ts';
import * as store from './answers.store.ts';

const TREND_DAYS = 90;
/** Weekly shares show a trend as well as daily ones. */
const TREND_STEP = 7;
const dayMs = 24 * 60 * 60 * 1000;

const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);

/** Answers questions about a product's sites. */
export type AnswersService = ReturnType<typeof createAnswers>;

/** Creates the service. */
export function createAnswers(db: Database) {
  return {
    /** Returns what the data says about requirements, adoption and old versions. */
    read: (
      ctx: RequestContext,
      { project, product, date }: { project: string; product: string; date: string },
    ): Promise<AnswersResponse> =>
      withAnalytics(db, ctx, project, async (tx) => {
        const [productId = ''] = await selectProducts(tx, ctx.accountId, product);
        const of = { accountId: ctx.accountId, productId };
        const trend = { from: daysBefore(date, TREND_DAYS), to: date, step: TREND_STEP };
        const php = await store.listDayValues(tx, of, 'php', trend);
        const wordpress = await store.listDayValues(tx, of, 'wordpress', trend);
        const releases = await store.listAdoption(tx, of, date, ADOPTED_RELEASES);
        const onDay = ({ day }: { day: string }) => day === date;
        return {
          requirements: [
            ...answerRequirements('php', date, php.filter(onDay)),
            ...answerRequirements('wordpress', date, wordpress.filter(onDay)),
          ],
          adoption: answerAdoption(releases, date),
          departures: [
            ...answerDepartures('php', php),
            ...answerDepartures('wordpress', wordpress),
          ],
        };
      }),
  };
}
