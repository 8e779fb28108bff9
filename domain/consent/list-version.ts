import { type TagName, tagNames } from './tags.ts'

/** Increase it when services.ts changes in a way that shoppers must be asked again. */
const listVersion = 2

/** Room for the bits of the tags. */
const maxTags = 16
const steps = 2 ** maxTags

/** Returns the version of the list with these tags: the list's number, then a bit for each tag [CONSENT-418]. */
export function consentVersion(tags: readonly TagName[]): number {
  return listVersion * steps + tags.reduce((bits, name) => bits | (1 << tagNames.indexOf(name)), 0)
}

/** Returns true if the current list is newer or has a tag that the shopper has not seen. */
export function isListNewer(current: number, seen: number): boolean {
  const [list, seenList] = [Math.floor(current / steps), Math.floor(seen / steps)]
  return seenList < list || (seenList === list && ((current % steps) & ~(seen % steps)) !== 0)
}
