import { Icon } from '#ui/icon.tsx'
import { RichText } from '#ui/rich-text.tsx'

/** Renders the note on military mail [PROMO-006]. */
export function MilitaryNotice({ html }: { html: string | null }) {
  if (html === null) return null
  return (
    <aside className="message">
      <Icon name="info" />
      <RichText className="prose" html={html} />
    </aside>
  )
}
