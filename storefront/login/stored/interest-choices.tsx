import { useEffect, useRef } from 'react'
import { interestOf, interests, segmentId, type Interest } from '#domain/customers/segments.ts'
import { interestNames } from '#storefront/widgets/account/interest-names.ts'
import { browserStorage } from '#storefront/browser/storage/browser-storage.ts'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { readGuestSegments, storeGuestSegments } from './guest-segments.ts'

/** Renders the interests for registration. The browser stores the choice until login [SESSION-417]. */
export function InterestChoices() {
  const { site, language } = useShop()
  const texts = useTexts('login')
  const names = interestNames(language)
  const choices = useRef<HTMLFieldSetElement>(null)
  const boxes = () => [...(choices.current?.querySelectorAll('input') ?? [])]
  useEffect(() => {
    const stored = readGuestSegments(browserStorage('localStorage')).map(interestOf)
    for (const box of boxes()) box.checked ||= stored.includes(box.value as Interest)
  }, [])
  const store = () => {
    const chosen = boxes().flatMap(({ checked, value }) => (checked ? [segmentId(site, value as Interest)] : []))
    storeGuestSegments(browserStorage('localStorage'), chosen)
  }
  return (
    <fieldset className="login__lists" ref={choices} onChange={store}>
      <legend>{texts.interests}</legend>
      {interests.map((interest) => (
        <label key={interest}>
          <input type="checkbox" name="interests" value={interest} /> {names[interest]}
        </label>
      ))}
    </fieldset>
  )
}
