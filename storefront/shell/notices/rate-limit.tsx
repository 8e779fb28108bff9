import { Dialog } from '#ui/dialog.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { overlays } from '../overlays/overlay-store.ts'
import { rateLimit } from './rate-limit-store.ts'
import { useOverlay } from '../overlays/use-overlay.ts'

/** Renders the rate-limit notice with the remaining wait and a retry button [ERROR-014, ERROR-015]. */
export function RateLimit() {
  const texts = useTexts('shell/errors')
  const { close: closeText, tryAgain } = useTexts('shell')
  const isOpen = useOverlay('rate-limit-modal')
  const close = () => overlays.close('rate-limit-modal')
  return (
    <Dialog isOpen={isOpen} onClose={close} label={texts.tooManyRequests} className="dialog">
      <h2 className="h3">{texts.tooManyRequests}</h2>
      <p>{texts.tooManyRequestsText(rateLimit.seconds)}</p>
      <div className="row">
        <button type="button" className="button" onClick={() => location.reload()}>
          {tryAgain}
        </button>
        <button type="button" className="button button--line" onClick={close}>
          {closeText}
        </button>
      </div>
    </Dialog>
  )
}
