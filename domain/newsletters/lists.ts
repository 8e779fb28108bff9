import { siteSettings, type Site } from '#domain/sites.ts'

const everySite = ['newsletter', 'rapidfire'] as const
const eventLists = [
  'invitationalNewsUpdates',
  'invitationalTickets',
  'invitationalVolunteering',
  'invitationalVendors',
] as const
type NewsletterKey = (typeof everySite)[number] | (typeof eventLists)[number]

/** The lists of a site: two everywhere, and those of events where the site has them [NEWS-007..013]. */
export function newsletterKeys(site: Site): NewsletterKey[] {
  return siteSettings[site].features.eventNewsletters ? [...everySite, ...eventLists] : [...everySite]
}

/** A list's id, by which the wire names it: made from the site and the key, until a site's own ids are set [NEWS-014]. */
export function newsletterId(site: Site, key: NewsletterKey): string {
  return `${site}-${key}`
}
