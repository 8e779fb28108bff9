import type { Site } from '#domain/sites.ts'

export const texts = {
  heading: 'Confirm your region',
  text: (country: string) =>
    `It looks like you're in ${country}. Please confirm your region to correctly display pricing and availability.`,
  go: (name: string) => `Go to ${name}`,
  stay: (name: string) => `Stay on ${name}`,
  /** Names that differ from the geo lookup's names. */
  siteNames: {} as Partial<Record<Site, string>>,
}
export type RegionTexts = typeof texts
