import { siteSettings, type Site } from './sites.ts'

/** The brand's name in paths if the store has not configured one [INDEX-004]. */
const defaultSlug = 'rogue'

export interface BrandPaths {
  /** Community page with readers' stories. */
  stories: string
  storyForm: string
  /** Printed catalog. */
  printCatalog: string
}

/** Returns the paths that contain the brand's name, without the locale prefix [INDEX-004]. */
export function brandPaths(slug: string = defaultSlug): BrandPaths {
  const stories = `/theindex/ryou${slug}`
  return { stories, storyForm: `${stories}/submit`, printCatalog: `/${slug}-catalog` }
}

/** Returns the path of a reader's story. */
export function storyPath({ stories }: BrandPaths, id: string): string {
  return `${stories}/${id}`
}

/**
 * Returns the current path for a default path, so that links from before a rename still work. Returns null if the path
 * has not changed, or if the site has no such page [INDEX-004, CATALOG-001].
 */
export function renamedBrandPath(path: string, site: Site, slug: string = defaultSlug): string | null {
  if (slug === defaultSlug) return null
  const [from, to] = [brandPaths(), brandPaths(slug)]
  const bare = path.replace(/\/$/, '').toLowerCase()
  if (bare === from.printCatalog) return siteSettings[site].features.catalogPage ? to.printCatalog : null
  return bare === from.stories || bare.startsWith(`${from.stories}/`)
    ? to.stories + bare.slice(from.stories.length)
    : null
}
