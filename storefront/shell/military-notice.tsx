import { Icon } from '#ui/icon.tsx'
import { RichText } from '#ui/rich-text.tsx'

/** What to know of military mail, beside what goes there [PROMO-006]. */
export function MilitaryNotice({ html }: { html: string | null }) {
  if (html === null) return null
  return (
    <aside className="message">
      <Icon name="info" />
      <RichText className="prose" html={html} />
    </aside>
  )
}
