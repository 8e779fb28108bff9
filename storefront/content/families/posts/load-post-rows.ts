import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { PageContext } from '#storefront/page/page.ts'
import { cardOf, readPosts, type PostCard } from '../../../magazine/posts.ts'
import type { PostsBlock } from '#domain/content/families/family-blocks.ts'
import type { StoredFamily } from '../stored-family.ts'

/** Loads each block's posts by block id. Omits missing posts. */
export async function loadPostRows(
  context: PageContext,
  blocks: readonly StoredFamily[],
): Promise<ReadonlyMap<string, readonly PostCard[]>> {
  const rows = blocks.flatMap((block) => (block.type === 'Posts' ? [block.props] : []))
  // Two blocks may use the same list.
  const lists = new Map<string, Promise<readonly PostCard[]>>()
  const found = rows.map(async (row): Promise<[string, readonly PostCard[]]> => {
    const key = JSON.stringify([row.slugs, row.category, row.tag, row.max])
    const loading = lists.get(key) ?? loadRow(context, row)
    lists.set(key, loading)
    return [row.id, await loading]
  })
  return new Map(await Promise.all(found))
}

async function loadRow(context: PageContext, { slugs, category, tag, max = 3 }: PostsBlock['props']) {
  if (slugs) return (await Promise.all(slugs.map((slug) => readOne(context, slug)))).flat()
  const filter = {
    per_page: String(max),
    ...(category !== undefined && { categories: String(category) }),
    ...(tag !== undefined && { tags: String(tag) }),
  }
  return (await readPosts(context, filter)).map(cardOf)
}

async function readOne(context: PageContext, slug: string): Promise<PostCard[]> {
  try {
    return (await readPosts(context, { slug })).map(cardOf)
  } catch (error) {
    if (!isRefusalError(error)) throw error
    context.warn(`post ${slug} failed to load`, error)
    return []
  }
}
