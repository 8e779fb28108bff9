import { drawerName } from './drawer.ts'
import { announcementHandles } from './announcements.ts'

/** Handle of the page whose texts appear below the buy button of every product that ships. */
export const buyNotesHandle = 'below_buy_button'

/** Handle of the page with the Shop menu's sections and the link bar. */
export const headerHandle = 'header'

/** Returns the handle of the page that holds a block of this name. */
export const blockHandle = (name: string) => `block_${name}`

/** Handle of the home page [CMS-403]. */
export const homeHandle = 'homepage'

const parts: ReadonlySet<string> = new Set([homeHandle, headerHandle, drawerName, ...announcementHandles])

/**
 * Returns true if a page document is shown at /{handle}; the others are the home page and parts of other pages, such as
 * the header, the announcement bar and the blocks below a category's list or the buy button.
 */
export function hasOwnPath(handle: string): boolean {
  return !parts.has(handle) && !isContentOfPages(handle)
}

/** Returns true if the blocks of a page are shown in other pages. */
function isContentOfPages(handle: string): boolean {
  return handle.startsWith('below_') || handle.startsWith('block_')
}
