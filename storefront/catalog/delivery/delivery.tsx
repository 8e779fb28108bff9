import { type ComponentType, useEffect, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import type { DeliveryProps } from './delivery-estimate.tsx'

/**
 * Loads delivery options after the page. Until then, without JavaScript, or if loading fails, only the cart shows the
 * prices. Without items, `prompt` says what to choose first.
 */
export function Delivery({ prompt, ...props }: DeliveryProps & { prompt?: string | undefined }) {
  const { shippingNext } = useTexts('catalog/product')
  const { language } = useShop()
  const [Estimate, setEstimate] = useState<ComponentType<DeliveryProps>>()
  useEffect(() => {
    void import('./delivery-estimate.tsx')
      .then((module) => module.loadDeliveryEstimate(language))
      .then(
        (component) => setEstimate(() => component),
        () => {},
      )
  }, [language])
  return (
    <li className="facts__delivery">
      <Icon name="truck" />
      {Estimate && props.items.length > 0 ? <Estimate {...props} /> : <span>{prompt ?? shippingNext}</span>}
    </li>
  )
}
