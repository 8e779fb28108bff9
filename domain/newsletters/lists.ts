import { sites, siteSettings, type Site } from '#domain/sites.ts'

const everySite = ['newsletter', 'rapidfire'] as const
const eventLists = [
  'invitationalNewsUpdates',
  'invitationalTickets',
  'invitationalVolunteering',
  'invitationalVendors',
] as const
type NewsletterKey = (typeof everySite)[number] | (typeof eventLists)[number]

/** Returns a site's lists, including event lists if enabled [NEWS-007..013]. */
export function newsletterKeys(site: Site): NewsletterKey[] {
  return siteSettings[site].features.eventNewsletters ? [...everySite, ...eventLists] : [...everySite]
}

/** Returns a list's wire id, which is a placeholder until real ids are configured [NEWS-014]. */
export function newsletterId(site: Site, key: NewsletterKey): string {
  return `${site}-${key}`
}

interface NewsletterList {
  id: string
  site: Site
  key: NewsletterKey
}

/** Returns the lists of all sites. */
export function newsletterLists(): NewsletterList[] {
  return sites.flatMap((site) => newsletterKeys(site).map((key) => ({ id: newsletterId(site, key), site, key })))
}
