import { type Site, sites } from '#domain/sites.ts'
import { linkTarget } from './link-target.ts'

/** Links below a category heading [CMS-201, CMS-218]. */
export interface CategoryLinks {
  /** Text links, or picture tiles [CMS-202, CMS-203]. */
  style: 'text' | 'image'
  links: readonly CategoryLink[]
}

export interface LinkPicture {
  base: string
  alt: string
  width: number
  height: number
  widths: number[]
}

/** A link to a category by handle, or to another page by path. A link to another page needs a label. */
interface CategoryLink {
  category?: string
  /** Defaults to the category's path. In a category link, it adds a query or a fragment. */
  url?: string
  /** Defaults to the category's name in the shopper's language. */
  label?: string
  /** Defaults to the category's picture. */
  image?: LinkPicture
  /** Defaults to all sites [CMS-205, CMS-206]. */
  sites?: readonly Site[]
}

/** A link as staff edit it, with its position in the list, starting at 1 [CMS-218]. */
interface EditedLink {
  label: string
  url: string
  image?: LinkPicture | undefined
  sites?: readonly Site[] | undefined
  order: number
}

/** An edited link. Without a label, it must lead to a category. */
type SavedLink = Omit<EditedLink, 'label'> & { label?: string | undefined }

interface NamedCategory {
  handle: string
  name: string
}

export const maxCategoryLinks = 20

/** Returns the links shown on a site. Skips categories without products [CMS-205, CMS-206]. */
export function linksOn(
  site: Site,
  { links }: CategoryLinks,
  isSoldHere: (category: string) => boolean,
): CategoryLink[] {
  return links.filter(
    ({ category, sites: on }) =>
      (on === undefined || on.includes(site)) && (category === undefined || isSoldHere(category)),
  )
}

/** Returns stored links as staff edit them, with category names as labels [CMS-218]. */
export function editedLinks({ links }: CategoryLinks, categories: readonly NamedCategory[]): EditedLink[] {
  const names = new Map(categories.map(({ handle, name }) => [handle, name]))
  return links.map(({ category, url, label, image, sites: on }, index) => ({
    label: label ?? names.get(category ?? '') ?? category ?? '',
    url: url ?? `/${category ?? ''}`,
    ...(image && { image }),
    ...(on && { sites: on }),
    order: index + 1,
  }))
}

/**
 * Returns edited links for storage, in order. A category's path becomes a category link, which has translations and is
 * hidden where the category has no products [CMS-218].
 */
export function storedLinks(edited: readonly SavedLink[], categories: readonly NamedCategory[]): CategoryLink[] {
  const named = new Map(categories.map((category) => [`/${category.handle}`, category]))
  return edited
    .toSorted((a, b) => a.order - b.order)
    .map(({ label, url, image, sites: on }) => {
      const { path, rest } = linkTarget(url)
      const category = named.get(path)
      return {
        ...(category && { category: category.handle }),
        ...(!category && { url }),
        ...(category && rest !== '' && { url: path + rest }),
        ...(label !== undefined && label !== category?.name && { label }),
        ...(image && { image }),
        ...(on && on.length < sites.length && { sites: on }),
      }
    })
}

/** Returns links that use a category's new handle instead of its earlier one. */
export function renamedLinks({ style, links }: CategoryLinks, renamed: ReadonlyMap<string, string>): CategoryLinks {
  return {
    style,
    links: links.map((link) => {
      const handle = link.category === undefined ? undefined : renamed.get(link.category)
      if (handle === undefined) return link
      // The URL of a category link starts with the category's path.
      const rest = link.url?.slice(`/${link.category}`.length)
      return { ...link, category: handle, ...(rest !== undefined && { url: `/${handle}${rest}` }) }
    }),
  }
}
