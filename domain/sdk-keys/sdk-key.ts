export const sdkKeyKinds = ['events', 'flags'] as const
export type SdkKeyKind = (typeof sdkKeyKinds)[number]

export const maxSdkKeys = 100
/** Number of hours that the previous key still works after a rotation; 0 revokes it immediately. */
export const overlapHours = [0, 24, 168, 720] as const
export const sourcePattern = /^[a-z][a-z0-9-]{0,39}$/

/** Sources under which the store itself sends events. */
const ownSources = ['storefront', 'server']

/** Returns true for a source that only the store itself may use. */
export function isOwnSource(source: string): boolean {
  return ownSources.includes(source)
}
