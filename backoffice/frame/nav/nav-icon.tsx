import type { NavIconName } from './nav-icon-names.ts'
import sprite from './nav-icons.svg'

/** Renders the decorative icon of a page. */
export function NavIcon({ name }: { name: NavIconName }) {
  return (
    <svg className="icon" aria-hidden>
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
