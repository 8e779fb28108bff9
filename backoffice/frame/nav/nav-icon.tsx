import type { NavIconName } from './nav-icon-names.ts'
import sprite from './nav-icons.svg'

/** Renders a page's decorative icon. */
export function NavIcon({ name }: { name: NavIconName }) {
  return (
    <svg className="icon" aria-hidden>
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
