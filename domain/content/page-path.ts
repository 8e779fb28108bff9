import { drawerName } from './drawer.ts'
import { announcementHandles } from './announcements.ts'

/** Handle of the page with the texts below the buy button of every shippable product. */
export const buyNotesHandle = 'below_buy_button'

/** Handle of the page with the Shop menu sections and the link bar. */
export const headerHandle = 'header'

/** Returns the handle of the page that contains the block with this name. */
export const blockHandle = (name: string) => `block_${name}`

/** Handle of the home page [CMS-403]. */
export const homeHandle = 'homepage'

/** Handles of parts of the shop that have no prefix such as block_. */
export const partHandles: readonly string[] = [headerHandle, drawerName, ...announcementHandles]
const parts: ReadonlySet<string> = new Set([homeHandle, ...partHandles])

const pageHandle = /^[a-z0-9][\w-]{0,99}$/i

/** Returns true if a page can have this handle. */
export function isPageHandle(handle: string): boolean {
  return pageHandle.test(handle)
}

/** Returns the handles of a category's pages: its landing page, and the page with the blocks below its list. */
export function pagesOfCategory(category: string): { landing: string; below: string } {
  return { landing: category, below: `below_${category}` }
}

/** Returns the moves of a category's pages to another path of the category. */
export function categoryPageMoves(from: string, to: string): { from: string; to: string }[] {
  const [before, after] = [pagesOfCategory(from), pagesOfCategory(to)]
  return [
    { from: before.landing, to: after.landing },
    { from: before.below, to: after.below },
  ]
}

export const pageKinds = ['page', 'block', 'part'] as const
type PageKind = (typeof pageKinds)[number]

/** Returns the kind of a document: a page, a block that pages share, or a part of the shop such as its header. */
export function pageKind(handle: string): PageKind {
  if (handle.startsWith('block_')) return 'block'
  return hasOwnPath(handle) || handle === homeHandle ? 'page' : 'part'
}

/**
 * Returns true if a page document is shown at /{handle}. The home page and parts of pages are not: the header, the
 * announcement bar, and the blocks below a category's list or the buy button.
 */
export function hasOwnPath(handle: string): boolean {
  return !parts.has(handle) && !isContentOfPages(handle)
}

/** Returns true if a page's blocks are shown on other pages. */
function isContentOfPages(handle: string): boolean {
  return handle.startsWith('below_') || handle.startsWith('block_')
}
