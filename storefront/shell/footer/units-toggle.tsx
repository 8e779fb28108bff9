import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { PreferenceForm } from './preference-form.tsx'

/** Switches between US and metric units with a request, because the change affects the whole page. */
export function UnitsToggle() {
  const texts = useTexts('shell')
  const other = useShop().units === 'us' ? 'metric' : 'us'
  return <PreferenceForm name="units" value={other} label={texts.otherUnits[other]} />
}
