import type { MenuSectionBlock } from './block.ts'

/** A category with its subcategories. */
export interface MenuCategory {
  name: string
  url: string
  children: readonly MenuCategory[]
}

interface MenuLink {
  label: string
  url: string
}

interface MenuSection<Promo> {
  label: string
  url: string
  groups: { label: string; url: string; links: MenuLink[] }[]
  promo: Promo | null
}

/**
 * Returns the Shop menu in three levels: sections, headings, and links. An editor's section has its categories as
 * headings; categories that the site does not sell are omitted. Each department not covered by a section becomes a
 * section, so that a new department appears in the menu immediately [SHELL-019].
 */
export function shopMenu<Promo>(
  departments: readonly MenuCategory[],
  edited: readonly (Pick<MenuSectionBlock['props'], 'label' | 'categories'> & { promo?: Promo })[],
): MenuSection<Promo>[] {
  const known = new Map(departments.flatMap(withDescendants).map((category) => [category.url, category]))
  const named = new Set<string>()
  const sections: MenuSection<Promo>[] = []
  for (const { label, categories, promo } of edited) {
    const found = categories.flatMap((handle) => known.get(`/${handle}`) ?? [])
    const [first] = found
    if (!first) continue
    for (const { url } of found) named.add(url)
    sections.push({ label, url: first.url, groups: found.map(groupOf), promo: promo ?? null })
  }
  const others = departments.filter(({ url }) => !named.has(url))
  return [
    ...sections,
    ...others.map(({ name, url, children }) => ({ label: name, url, groups: children.map(groupOf), promo: null })),
  ]
}

function groupOf({ name, url, children }: MenuCategory) {
  return { label: name, url, links: children.map((child) => ({ label: child.name, url: child.url })) }
}

function withDescendants(category: MenuCategory): MenuCategory[] {
  return [category, ...category.children.flatMap(withDescendants)]
}
