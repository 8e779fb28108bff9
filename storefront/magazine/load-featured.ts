import { featuredSlots, type IndexCategory } from '#domain/content/index-categories.ts'
import type { PageContext } from '#storefront/page/page.ts'
import { cardOf, readPosts, type Post, type PostCard } from './posts.ts'

/** Posts that editors feature above a list: by slot on the front page, or one on a category page. */
export interface FeaturedPosts {
  top: PostCard | null
  /** Shown in a band as wide as the page. */
  full: PostCard | null
  row: readonly PostCard[]
}

export const nothingFeatured: FeaturedPosts = { top: null, full: null, row: [] }

const rowLength = 3

/** Returns the posts in the slots, each once, and their ids [INDEX-058]. */
export async function loadFeatured(
  context: PageContext,
  category: IndexCategory | null,
): Promise<{ featured: FeaturedPosts; ids: number[] }> {
  if (category !== null) {
    const terms = {
      'categories[terms]': `${category.id},${featuredSlots.FeaturedCatPage}`,
      'categories[operator]': 'AND',
    } as const
    const [post] = await readPosts(context, { ...terms, per_page: '1' })
    return view(post, undefined, [])
  }
  // A post in several slots is shown only in the first.
  const [tops, fulls, row] = await Promise.all([
    inSlot(context, featuredSlots.FeaturedTop, 1),
    inSlot(context, featuredSlots.FeaturedFull, 2),
    inSlot(context, featuredSlots.Featured, rowLength + 2),
  ])
  const [top] = tops
  const full = fulls.find(({ id }) => id !== top?.id)
  return view(top, full, row.filter(({ id }) => id !== top?.id && id !== full?.id).slice(0, rowLength))
}

function inSlot(context: PageContext, slot: number, max: number): Promise<readonly Post[]> {
  return readPosts(context, { categories: String(slot), per_page: String(max) })
}

function view(top: Post | undefined, full: Post | undefined, row: readonly Post[]) {
  const ids = [top, full, ...row].flatMap((post) => post?.id ?? [])
  return { featured: { top: top ? cardOf(top) : null, full: full ? cardOf(full) : null, row: row.map(cardOf) }, ids }
}
