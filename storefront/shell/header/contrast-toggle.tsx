import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { usePath } from '#storefront/widgets/link.tsx'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { cookieLine } from './preference-cookies.ts'

/** Toggles high contrast, stored for 365 days; a form without JavaScript [UI-008, UI-009]. */
export function ContrastToggle() {
  const shop = useShop()
  const texts = useTexts('shell')
  const action = usePath('/preferences')
  const back = usePath(useLocation().pathname)
  const [contrast, setContrast] = useState(shop.contrast)
  const other = contrast === 'high' ? 'normal' : 'high'
  const change = (event: FormEvent) => {
    event.preventDefault()
    if (other === 'high') document.documentElement.dataset['contrast'] = 'high'
    else delete document.documentElement.dataset['contrast']
    document.cookie = cookieLine('contrast', other, location.protocol === 'https:')
    setContrast(other)
  }
  return (
    <form method="post" action={action} className="footer__contrast" onSubmit={change}>
      <input type="hidden" name="contrast" value={other} />
      <input type="hidden" name="back" value={back} />
      <button className="link">{other === 'high' ? texts.highContrast : texts.normalContrast}</button>
    </form>
  )
}
