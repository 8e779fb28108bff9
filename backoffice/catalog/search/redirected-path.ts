import { siteSettings, sites } from '#domain/sites.ts'
import { texts } from '../texts/en.ts'

/** Returns the message for a path that a redirect already uses. Takes the refusal's details. */
export function redirectedPathText({ site, from, to }: Readonly<Record<string, unknown>>): string {
  return texts.url.redirected(siteTitle(site), String(from), String(to))
}

function siteTitle(code: unknown): string {
  const site = sites.find((each) => each === code)
  return site ? siteSettings[site].title : String(code)
}
