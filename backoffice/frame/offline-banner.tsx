import { useSyncExternalStore } from 'react'
import { Message } from '../kit/states.tsx'
import { texts } from '../kit/texts/en.ts'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Renders a notice while the browser is offline. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <output>
      {!isOnline && (
        <Message tone="warn">
          <strong>{texts.offline.title}.</strong> {texts.offline.text}
        </Message>
      )}
    </output>
  )
}
