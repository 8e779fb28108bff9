import { type FormEvent, useState } from 'react'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { PreferenceForm } from '../footer/preference-form.tsx'
import { cookieLine } from './preference-cookies.ts'

/** Toggles high contrast, stored for 365 days; a form without JavaScript [UI-008, UI-009]. */
export function ContrastToggle() {
  const shop = useShop()
  const texts = useTexts('shell')
  const [contrast, setContrast] = useState(shop.contrast)
  const isHigh = contrast === 'high'
  const other = isHigh ? 'normal' : 'high'
  const change = (event: FormEvent) => {
    event.preventDefault()
    if (isHigh) delete document.documentElement.dataset['contrast']
    else document.documentElement.dataset['contrast'] = other
    document.cookie = cookieLine('contrast', other, location.protocol === 'https:')
    setContrast(other)
  }
  const label = isHigh ? texts.normalContrast : texts.highContrast
  return <PreferenceForm name="contrast" value={other} label={label} onSubmit={change} />
}
