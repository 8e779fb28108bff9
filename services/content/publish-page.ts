import { checkBlocks } from '#contract/content-blocks.ts'
import { conditionProblems } from '#domain/content/conditions.ts'
import type { Block } from '#domain/content/block.ts'
import { translationProblems, type PageTexts } from '#domain/content/page-texts.ts'
import type { Site } from '#domain/sites.ts'
import type { Transaction } from '#platform/database.ts'
import { differenceOf, publishNow } from './versions/publish-now.ts'

interface NewPage {
  handle: string
  title: string
  description: string
  content: readonly Block[]
  /** Title and description by language or locale tag. */
  translations?: Readonly<Record<string, PageTexts>>
}

/**
 * Publishes a page and purges its cached copies. Returns true if the page changed. Throws with the paths of invalid
 * blocks.
 */
export async function publishPage(tx: Transaction, site: Site, page: NewPage): Promise<boolean> {
  const { handle, title, description, content, translations } = page
  const { blocks, problems } = checkBlocks(content)
  problems.push(...conditionProblems(handle, blocks), ...translationProblems(translations))
  if (problems.length > 0) throw new WrongPage(handle, problems)
  const document = { root: { props: { title } }, content, zones: {}, version: 1, ...(translations && { translations }) }
  const published = { site, handle, title, description, document }
  if ((await differenceOf(tx, published, tx.now)) === null) return false
  await publishNow(tx, published, '')
  return true
}

/** Thrown for a page with invalid blocks; `problems` has one sentence per block, with its path. */
class WrongPage extends Error {
  readonly problems: readonly string[]

  constructor(handle: string, problems: readonly string[]) {
    super(`Page ${handle}: ${problems.join('; ')}`)
    this.problems = problems
  }
}
