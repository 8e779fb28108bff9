import type { Ref } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'

/** Reports a lost connection immediately instead of after a submission. */
export function OfflineNotice({ ref }: { ref: Ref<HTMLParagraphElement> }) {
  const texts = useTexts('checkout')
  return (
    <p className="message message--warn" role="alert" tabIndex={-1} ref={ref}>
      <Icon name="alert" /> <span>{texts.offline}</span>
    </p>
  )
}
