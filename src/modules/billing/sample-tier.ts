import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/**
 * Something to buy in the sandbox, where the operator has put nothing up for sale. Several processes may start at once:
 * one of them wins.
 */
export async function ensureSampleTier(db: Db, now: Date): Promise<void> {
  await sql`
    insert into payment_tiers (name, description, agent_tier, monthly_price_cents, agent_question_multiplier,
      free_credits_cents, free_questions, inc_saas, inc_research_studies, inc_chat_integration, inc_research_groups,
      inc_quick_questions, questions_per_cycle, groups_per_cycle, theses_per_cycle, created_at, updated_at)
    select 'team', 'A sample: everything included, for a team that asks every day.', 5, 4900, 1.0,
      1000, 100, true, true, true, true,
      true, 5000, 500, 50, ${now}::timestamptz, ${now}::timestamptz
    where not exists (select from payment_tiers where monthly_price_cents > 0)
    on conflict do nothing`.execute(db)
}
