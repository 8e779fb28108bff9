import type { FormEvent } from 'react'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { PreferenceForm } from '../footer/preference-form.tsx'
import { toggleContrast } from './toggle-contrast.ts'

/**
 * Toggles high contrast, stored for 365 days. Without JavaScript, it submits a form. CSS shows the matching label, so
 * that all toggles on a page agree [UI-008, UI-009].
 */
export function ContrastToggle() {
  const { contrast } = useShop()
  const texts = useTexts('shell')
  const change = (event: FormEvent) => {
    event.preventDefault()
    toggleContrast()
  }
  const label = (
    <>
      <span className="contrast-off">{texts.highContrast}</span>
      <span className="contrast-on">{texts.normalContrast}</span>
    </>
  )
  return (
    <PreferenceForm name="contrast" value={contrast === 'high' ? 'normal' : 'high'} label={label} onSubmit={change} />
  )
}
