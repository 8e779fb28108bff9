import { checkBlocks } from '#contract/content-blocks.ts'
import type { Block } from '#domain/content/block.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type Transaction } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'

interface NewPage {
  handle: string
  title: string
  description: string
  content: readonly Block[]
}

const put = statement<{ id: number }>(
  'page.put',
  `insert into page (site, handle, title, description, document) values ($1, $2, $3, $4, $5)
   on conflict (site, handle) do update
     set title = excluded.title, description = excluded.description, document = excluded.document
   where (page.title, page.description, page.document)
     is distinct from (excluded.title, excluded.description, excluded.document)
   returning id`,
)

/**
 * Stores a page and purges its cached copies if it changed. Returns whether it changed. Throws with the paths of wrong
 * blocks.
 */
export async function putPage(tx: Transaction, site: Site, page: NewPage): Promise<boolean> {
  const { handle, title, description, content } = page
  const { problems } = checkBlocks(content)
  if (problems.length > 0) throw new WrongPage(handle, problems)
  const document = { root: { props: { title } }, content, zones: {}, version: 1 }
  const [changed] = await tx.run(put, [site, handle, title, description, JSON.stringify(document)])
  if (changed) await afterCommit(tx, 'purge', { tags: [`${site}:page:${changed.id}`, `${site}:route:/${handle}`] })
  return changed !== undefined
}

/** The blocks of a page are wrong; `problems` has one sentence for each, with its path. */
class WrongPage extends Error {
  readonly problems: readonly string[]

  constructor(handle: string, problems: readonly string[]) {
    super(`Page ${handle}: ${problems.join('; ')}`)
    this.problems = problems
  }
}
