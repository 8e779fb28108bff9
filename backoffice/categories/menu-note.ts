import { sites, type Site } from '#domain/sites.ts'
import { texts } from './texts/en.ts'

/** Returns the note about the menus that show a category, or null if all sites show it. */
export function menuNote(shownOn: readonly Site[]): string | null {
  if (shownOn.length === 0) return texts.notInMenu
  const listed = sites.filter((site) => shownOn.includes(site))
  return listed.length === sites.length ? null : texts.inMenuOn(listed)
}
