import { Icon } from '#ui/icon.tsx'
import { useTexts } from '../shop-context.tsx'
import { useNetworkStatus } from '../use-network-status.ts'

/** Says in each step that there is no network, as soon as there is none: not only once something was pressed. */
export function OfflineNotice() {
  const texts = useTexts('checkout')
  if (useNetworkStatus() === 'online') return null
  return (
    <p className="message message--warn" role="alert">
      <Icon name="alert" /> <span>{texts.offline}</span>
    </p>
  )
}
