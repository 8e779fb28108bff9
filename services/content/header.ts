import { barLinks } from '#domain/content/bar-links.ts'
import type { BarLinkBlock, MenuSectionBlock } from '#domain/content/block.ts'
import { blocksInLocale } from '#domain/content/conditions.ts'
import { headerHandle } from '#domain/content/page-path.ts'
import { shopMenu, type MenuCategory } from '#domain/content/shop-menu.ts'
import type { Site } from '#domain/sites.ts'
import { readMovedCategories } from '#services/catalog/steps.ts'
import type { Categories } from '#services/catalog/categories/categories.ts'
import { requestLocale } from './request-locale.ts'
import { pageTags, readCheckedPage, type PageDeps } from './checked-pages.ts'

export interface HeaderDeps extends PageDeps {
  categories: Categories
}

/**
 * Returns a site's departments, Shop menu, and link bar; `tag` receives the tags of the pages and flags that they
 * depend on.
 */
export async function readHeader(deps: HeaderDeps, site: Site, now: number, tag: (...tags: string[]) => void) {
  tag(`${site}:tree`)
  const [{ all, tree, isSoldHere }, page] = await Promise.all([
    readTree(deps.categories, site),
    readCheckedPage(deps, site, headerHandle, now, tag),
  ])
  tag(...pageTags(site, headerHandle, page))
  const blocks = blocksInLocale(page?.roguebuilder.content ?? [], requestLocale(site))
  const edited = propsOf<MenuSectionBlock>(blocks, 'MenuSection')
  const moved = await readMovedCategories(
    { db: deps.db, site, tag },
    all,
    edited.flatMap(({ categories }) => categories),
  )
  const sections = edited.map(({ promo, categories, ...section }) => ({
    ...section,
    categories: categories.map((handle) => moved.get(handle) ?? handle),
    ...(promo && isSoldHere(promo.href) && { promo: promoOf(promo) }),
  }))
  const links = propsOf<BarLinkBlock>(blocks, 'BarLink').filter(({ href }) => isSoldHere(href))
  return {
    departments: tree.map(({ name, url }) => ({ name, url })),
    menu: shopMenu(tree, sections),
    ...barLinks(site, tree, links, now),
  }
}

interface Tree {
  all: readonly { handle: string }[]
  tree: MenuCategory[]
  /** Returns false for a category path without products on the site. */
  isSoldHere: (path: string) => boolean
}

async function readTree(categories: Categories, site: Site): Promise<Tree> {
  const [all, soldHere] = await Promise.all([categories.all(), categories.soldOn(site)])
  const below = Map.groupBy(
    all.filter(({ id }) => soldHere.has(id)),
    ({ parentId }) => parentId,
  )
  const branches = (parent: number | null): MenuCategory[] =>
    (below.get(parent) ?? []).map(({ id, name, handle }) => ({ name, url: `/${handle}`, children: branches(id) }))
  const empty = new Set(all.filter(({ id }) => !soldHere.has(id)).map(({ handle }) => `/${handle}`))
  return { all, tree: branches(null), isSoldHere: (path) => !empty.has(path) }
}

/** Blocks were checked when the page was read. */
function propsOf<Kind extends { type: string; props: object }>(
  blocks: readonly { type: string; props: object }[],
  type: Kind['type'],
): Kind['props'][] {
  return blocks.filter((block) => block.type === type).map(({ props }) => props as Kind['props'])
}

function promoOf({ label, href, picture }: NonNullable<MenuSectionBlock['props']['promo']>) {
  const { base, alt, width, height, widths } = picture as Partial<StoredPicture>
  const isStored = base !== undefined && width !== undefined && height !== undefined && widths !== undefined
  return { label, url: href, picture: isStored ? { base, alt: alt ?? '', width, height, widths } : null }
}

interface StoredPicture {
  base: string
  alt: string
  width: number
  height: number
  widths: number[]
}
