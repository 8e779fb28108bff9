/** Increment when a change in services.ts requires a new choice from shoppers. */
const listVersion = 4

/** Maximum number of optional services, each of which takes one bit. */
const maxServices = 16
const steps = 2 ** maxServices

/** Version of the list in a store without optional services. */
export const baseVersion = listVersion * steps

/** Returns true if the current list is newer or has a service that the shopper has not seen. */
export function isListNewer(current: number, seen: number): boolean {
  const [list, seenList] = [Math.floor(current / steps), Math.floor(seen / steps)]
  return seenList < list || (seenList === list && ((current % steps) & ~(seen % steps)) !== 0)
}
