import { drawerName } from './drawer.ts'
import { announcementHandles } from './announcements.ts'

const parts: ReadonlySet<string> = new Set(['homepage', drawerName, ...announcementHandles])

/**
 * Returns true if a page document is shown at /{handle}; the others are the home page and parts of other pages, such as
 * the announcement bar and the blocks below a category's list.
 */
export function hasOwnPath(handle: string): boolean {
  return !parts.has(handle) && !handle.startsWith('below_')
}
