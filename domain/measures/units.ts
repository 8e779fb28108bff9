import type { Site } from '../sites.ts'

/** Unit systems: inches and pounds, or millimeters and kilograms. */
export const unitSystems = ['us', 'metric'] as const
export type Units = (typeof unitSystems)[number]

/** Returns the units that a site shows first to shoppers without a preference. */
export function defaultUnits(site: Site): Units {
  return site === 'USA' || site === 'APO' ? 'us' : 'metric'
}
