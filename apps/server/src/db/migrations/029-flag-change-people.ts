import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { systemRole } from './row-security.ts';

const nobody = `'{"count": 0, "first": []}'`;

/** The people of one list whom another one does not have: how many, and the first 20. */
const subtract = (list: string, other: string) => `(
  select jsonb_build_object('count', count(*),
    'first', coalesce(jsonb_agg(person order by number) filter (where number <= 20), '[]'))
  from (select person, row_number() over (order by place) as number
    from jsonb_array_elements_text(${list}) with ordinality as listed (person, place)
    where lower(person) not in (select lower(jsonb_array_elements_text(${other})))) as people)`;

/** Stores the people of a change apart from the rest of the state, which is read without their list. */
export const flagChangePeople: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `ALTER TABLE feature_flag_changes
          ADD COLUMN individual_users jsonb NOT NULL DEFAULT '[]',
          ADD COLUMN people integer NOT NULL DEFAULT 0,
          ADD COLUMN added jsonb NOT NULL DEFAULT ${nobody},
          ADD COLUMN removed jsonb NOT NULL DEFAULT ${nobody}`,
      )
      .execute(db);
    await sql`select set_config('role', ${systemRole}, true)`.execute(db);
    await sql
      .raw(
        `with lists as (
          select id, state -> 'individual_users' as after, coalesce(
            lag(state -> 'individual_users') over (partition by flag_id order by revision),
            case when kind = 'created' then '[]'::jsonb else state -> 'individual_users' end) as before
          from feature_flag_changes)
        update feature_flag_changes c
        set state = state - 'individual_users', individual_users = after,
          people = jsonb_array_length(after),
          added = case when before <> after then ${subtract('after', 'before')} else ${nobody} end,
          removed = case when before <> after then ${subtract('before', 'after')} else ${nobody} end
        from lists where lists.id = c.id`,
      )
      .execute(db);
    await sql`reset role`.execute(db);
  },
};
