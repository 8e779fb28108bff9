import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast'
import { Icon } from '#ui/icon.tsx'
import { texts } from './texts/en.ts'

const queue = new ToastQueue<string>({ maxVisibleToasts: 1 })
const visibleMs = 6_000

/** Shows a message for six seconds. */
export function notify(text: string) {
  queue.add(text, { timeout: visibleMs })
}

/** Renders the current toast. The timer pauses while the toast has focus or is hovered. */
export function Toasts() {
  return (
    <ToastRegion queue={queue} className="toasts">
      {({ toast }) => (
        <Toast toast={toast} className="toast">
          <ToastContent>{toast.content}</ToastContent>
          <button type="button" className="icon-button" aria-label={texts.close} onClick={() => queue.close(toast.key)}>
            <Icon name="close" />
          </button>
        </Toast>
      )}
    </ToastRegion>
  )
}
