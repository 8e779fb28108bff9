import { type TagName, tagNames } from './tags.ts'

/** Increment when a change in services.ts requires a new choice from shoppers. */
const listVersion = 4

/** Maximum number of tags, each of which takes one bit. */
const maxTags = 16
const steps = 2 ** maxTags

/** Returns the version of the list with these tags: the list number followed by one bit per tag [CONSENT-418]. */
export function consentVersion(tags: readonly TagName[]): number {
  return listVersion * steps + tags.reduce((bits, name) => bits | (1 << tagNames.indexOf(name)), 0)
}

/** Returns true if the current list is newer or has a tag that the shopper has not seen. */
export function isListNewer(current: number, seen: number): boolean {
  const [list, seenList] = [Math.floor(current / steps), Math.floor(seen / steps)]
  return seenList < list || (seenList === list && ((current % steps) & ~(seen % steps)) !== 0)
}
