export interface IndexCategory {
  id: number
  name: string
  slug: string
  headline: string
  /** Path of the category's picture, without size or extension. */
  img: string
}

const named = (id: number, name: string, slug: string, scene: string, headline = name): IndexCategory => ({
  id,
  name,
  slug,
  headline,
  img: `/media/demo/scene-${scene}`,
})

/** The ten categories. The athletes headline starts with the shop's name [INDEX-011..023]. */
export const indexCategories: readonly IndexCategory[] = [
  named(19, 'History', 'history', 'plates'),
  named(103, 'Documentary', 'documentary', 'dusk'),
  named(105, 'News & Press', 'news', 'storage'),
  named(330, 'Athletes', 'athletes', 'platform', '{brand} Athletes'),
  named(18, 'Events', 'events', 'meet'),
  named(104, 'Lifestyle', 'lifestyle', 'morning-bells'),
  named(804, 'Gym Tours', 'gym-tours', 'garage'),
  named(805, 'Movement Library', 'movement-library', 'kettlebells'),
  named(806, 'Gear & How To', 'gear-how-tos', 'bar'),
  named(807, 'Blog Posts', 'blog-posts', 'yard'),
]

/** Categories that place a post on the front page or a category page. Readers do not see them [INDEX-024..027]. */
export const featuredSlots = { FeaturedFull: 15, Featured: 17, FeaturedTop: 26, FeaturedCatPage: 101 } as const

const journeyman = { category: 330, tag: 775 }

/**
 * Returns the category for a slug with its headline, or undefined if it is unknown [INDEX-006, INDEX-007, INDEX-016].
 */
export function indexCategory(slug: string, brand: string): IndexCategory | undefined {
  const found = indexCategories.find((category) => category.slug === slug)
  return found && { ...found, headline: found.headline.replace('{brand}', brand) }
}

interface Filed {
  categories: readonly number[]
  tags: readonly number[]
}

/** Returns a post's first visible category. Excludes featured slots [INDEX-024..030]. */
export function primaryCategory({ categories, tags }: Filed): { name: string; slug: string } {
  if (categories.includes(journeyman.category) && tags.includes(journeyman.tag)) {
    return { name: 'Journeyman', slug: 'athletes' }
  }
  const [found] = categories.flatMap((id) => indexCategories.find((category) => category.id === id) ?? [])
  return found ? { name: found.name, slug: found.slug } : { name: '', slug: '' }
}

/** Returns a post's path, under its category or 'post' [INDEX-009, INDEX-031]. */
export function postPath(post: Filed & { slug: string }): string {
  return `/theindex/${primaryCategory(post).slug || 'post'}/${post.slug}`
}
