import type { Reply } from '#contract/kernel/call.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Store } from '#contract/store.ts'
import type { PageContext } from '#storefront/page/page.ts'

type Tag = Required<Reply<Store, 'GET /theindex/wp-json/wp/v2/tags'>[number]>

const pageSize = 100
const maxPages = 10

/**
 * Returns the tags with at least one post, by name. Returns an empty list on failure, so that the page still renders.
 */
export async function readTags({ call, signal, warn }: PageContext): Promise<readonly Tag[]> {
  const tags: Tag[] = []
  try {
    for (let page = 1; page <= maxPages; page += 1) {
      const query = { page: String(page), per_page: String(pageSize), hide_empty: 'true' }
      const found = (await call('GET /theindex/wp-json/wp/v2/tags', { query }, { signal })) as Tag[]
      tags.push(...found)
      if (found.length < pageSize) break
    }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    warn('tags failed to load', error)
  }
  return tags
}

/** Returns a category's tags, which have its slug as description [INDEX-037]. */
export function tagsOf<T extends { description: string }>(tags: readonly T[], slug: string): T[] {
  return tags.filter(({ description }) => description === slug)
}
