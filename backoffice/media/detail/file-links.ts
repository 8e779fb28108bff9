import { contentPath } from '#backoffice/content/content-path.ts'
import { articlePath } from '#backoffice/articles/article-path.ts'
import type { MediaDetail, MediaUse } from '../media-types.ts'
import { texts } from '../texts/en.ts'

const t = texts.detail

/** Returns the path of a media file's largest stored version. */
export function downloadPath({ path, picture }: Pick<MediaDetail, 'path' | 'picture'>): string {
  return picture ? `${picture.base}-${picture.widths.at(-1)}.avif` : path
}

/** Returns the title of a file's use, and its back office page if it has one. */
export function linkOfUse(use: MediaUse): { key: string; to: string | null; title: string } {
  switch (use.type) {
    case 'product':
      return { key: `product ${use.id}`, to: `/products/${use.id}`, title: use.title }
    case 'category':
      return {
        key: `category ${use.id}`,
        to: isOnlyInLinks(use) ? linkListPath(use.id) : `/categories/${use.id}`,
        title: use.title,
      }
    case 'page': {
      const { site, handle, title } = use
      return { key: `page ${site} ${handle}`, to: contentPath(site, handle), title: t.pageOf(title, site) }
    }
    case 'article':
      return { key: `article ${use.id}`, to: articlePath(use.id), title: use.title }
    case 'print_catalog':
      return { key: `print catalog ${use.number}`, to: null, title: t.catalogNumber(use.number) }
  }
}

/** Returns true if only a category's link list uses the file. */
export function isOnlyInLinks(use: MediaUse): boolean {
  return use.type === 'category' && use.usedBy.includes('links') && !use.usedBy.includes('picture')
}

/** Returns the back office path of a category's link list. */
export function linkListPath(categoryId: number): string {
  return `/link-lists?open=${categoryId}`
}
