import { sites } from '#domain/sites.ts'
import type { Transaction } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'

/** Purges the pages of a category, and every process's category cache. */
export async function purgeCategory(tx: Transaction, id: number): Promise<void> {
  await afterCommit(tx, 'purge', { tags: sites.flatMap((site) => [`${site}:category:${id}`, `${site}:tree`]) })
}
