import type { Site } from '#domain/sites.ts'
import type { ShellTexts } from './texts/en.ts'

interface SiteLink {
  label: string
  path: string
}

/** How many departments the link bar names before the menu has to be opened. */
const linkedDepartments: Readonly<Record<Site, number>> = { USA: 7, CAN: 6, AUS: 5, EUR: 5, GBR: 5, APO: 6 }

/**
 * The links of the bar under the search: the site's first departments and The Index. Sites of Europe and Australia
 * carry fewer departments, so that theirs fit beside longer words [SHELL-020, REGION-004].
 */
export function topLinks(
  site: Site,
  departments: readonly { name: string; url: string }[],
  texts: ShellTexts,
): SiteLink[] {
  const named = departments.slice(0, linkedDepartments[site]).map(({ name, url }) => ({ label: name, path: url }))
  return [...named, { label: texts.index, path: '/theindex' }]
}

/** The links of the top bar. */
export function serviceLinks(texts: ShellTexts): SiteLink[] {
  return [
    { label: texts.track, path: '/shippingtracker' },
    { label: texts.shipping, path: '/shipping-information' },
    { label: texts.returns, path: '/returns' },
    { label: texts.help, path: '/contact' },
  ]
}

/** Where the shop is found elsewhere; addresses are configuration of who runs it. */
export const socialLinks = [
  { label: 'Instagram', path: 'https://www.instagram.com/' },
  { label: 'YouTube', path: 'https://www.youtube.com/' },
  { label: 'Facebook', path: 'https://www.facebook.com/' },
] as const
