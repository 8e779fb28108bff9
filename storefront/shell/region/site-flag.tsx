import type { Site } from '#domain/sites.ts'
import sprite from './flags.svg'

/** Renders a storefront's flag; APO uses the US flag. */
export function SiteFlag({ site }: { site: Site }) {
  return (
    <svg className="site-flag" viewBox="0 0 60 40" aria-hidden>
      <use href={`${sprite}#${site === 'APO' ? 'USA' : site}`} />
    </svg>
  )
}
