import type { PageContext } from '#storefront/page/page.ts'
import type { CardView } from '../../catalog/card/card-view.ts'
import { loadLinkedProducts } from '../article/linked-products.ts'
import { cardOf, type Post, readPosts, type PostCard } from '../posts.ts'

export const movementLibrary = 'movement-library'
export const gearCategory = 'gear-how-tos'

/** Posts in the movement library by the first letter of the title; '#' groups all other titles. */
export interface Letter {
  letter: string
  posts: readonly Pick<PostCard, 'title' | 'to' | 'format' | 'excerpt'>[]
}

const pageSize = 100
const maxPages = 5
const maxProducts = 12

/** Loads the movement library from A to Z. */
export async function loadLetters(context: PageContext, category: number): Promise<Letter[]> {
  const posts: Post[] = []
  const filter = { categories: String(category), orderby: 'title', order: 'asc' } as const
  for (let page = 1; page <= maxPages; page += 1) {
    const found = await readPosts(context, { ...filter, page: String(page), per_page: String(pageSize) })
    posts.push(...found)
    if (found.length < pageSize) break
    // A page past the end is an error, except with one post per page.
    const more = await readPosts(context, { ...filter, page: String(page * pageSize + 1), per_page: '1' })
    if (more.length === 0) break
  }
  return byLetter(posts.map(cardOf), context.shop.locale.tag)
}

/** Groups posts by the first letter of the title, in the language's sort order. */
function byLetter(posts: readonly PostCard[], locale: string): Letter[] {
  const order = new Intl.Collator(locale, { sensitivity: 'base', numeric: true })
  const groups = new Map<string, Letter['posts'][number][]>()
  for (const { title, to, format, excerpt } of posts.toSorted((a, b) => order.compare(a.title, b.title))) {
    const [first = ''] = title.normalize('NFD').toUpperCase()
    const letter = /[A-Z]/.test(first) ? first : '#'
    groups.set(letter, [...(groups.get(letter) ?? []), { title, to, format, excerpt }])
  }
  return [...groups].map(([letter, own]) => ({ letter, posts: own }))
}

/** Loads the products that the posts link to, each once. */
export async function loadGear(context: PageContext, posts: readonly Post[]): Promise<CardView[]> {
  const html = posts.map(({ content }) => content.rendered).join('')
  return (await loadLinkedProducts(context, html)).slice(0, maxProducts)
}
