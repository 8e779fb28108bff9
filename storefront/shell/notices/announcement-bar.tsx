import { useState } from 'react'
import { useLocation } from '#storefront/router/contexts.ts'
import { Icon } from '#ui/icon.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { usePath } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import type { Announcement } from '../header/departments.ts'
import { cookieLine } from '../header/preference-cookies.ts'

/**
 * Renders the strip above the header in the first response. A closed strip stays hidden for the browser session or
 * until its text changes [PROMO-001, PROMO-003, PROMO-004].
 */
export function AnnouncementBar({ bar: { name, key, html } }: { bar: Announcement }) {
  const [isClosed, setClosed] = useState(false)
  const action = usePath('/preferences')
  const back = usePath(useLocation().pathname)
  const texts = useTexts('shell')
  if (isClosed) return null
  return (
    <aside className={`strip strip--${name}`}>
      <RichText className="strip__text" html={html} />
      <form
        method="post"
        action={action}
        onSubmit={(event) => {
          event.preventDefault()
          document.cookie = cookieLine('strip', key, location.protocol === 'https:')
          setClosed(true)
        }}
      >
        <input type="hidden" name="strip" value={key} />
        <input type="hidden" name="back" value={back} />
        <button className="icon-button">
          <Icon name="close" label={texts.close} />
        </button>
      </form>
    </aside>
  )
}
