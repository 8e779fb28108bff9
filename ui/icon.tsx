import sprite from './icons.svg'
import type { IconName } from './icon-names.ts'

/** Renders an icon. Without a label, it is decorative. */
export function Icon({ name, label }: { name: IconName; label?: string }) {
  return (
    <svg className="icon" {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}>
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
