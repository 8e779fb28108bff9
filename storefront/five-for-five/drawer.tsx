import { useEffect, useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import type { PageContext } from '#storefront/page/page.ts'
import { overlays } from '../shell/overlays/overlay-store.ts'
import { useOverlay } from '../shell/overlays/use-overlay.ts'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { FiveForFive } from './five-for-five.tsx'
import { type FiveView, loadFiveForFive } from './five-view.ts'

type DrawerState = 'loading' | 'failed' | 'over' | FiveView

/** Renders the five-for-five drawer, which reloads each time it is opened [PROMO-002, PROMO-005]. */
export function Drawer({ context, title }: { context: Pick<PageContext, 'call' | 'shop' | 'warn'>; title: string }) {
  const texts = useTexts('five-for-five')
  const formats = useFormats()
  const isOpen = useOverlay('five-for-five')
  const [shown, setShown] = useState<DrawerState>('loading')
  const [turn, setTurn] = useState(0)
  const close = () => overlays.close('five-for-five')
  useEffect(() => {
    if (!isOpen) return
    let isCurrent = true
    const show = (next: DrawerState) => isCurrent && setShown(next)
    loadFiveForFive(context).then(
      (view) => show(view ?? 'over'),
      () => show('failed'),
    )
    return () => {
      isCurrent = false
      setShown('loading')
    }
  }, [isOpen, turn, context])
  const heading = typeof shown === 'string' ? title : texts.title(shown.maxItems, formats.roundMoney(shown.price))
  return (
    <Dialog isOpen={isOpen} onClose={close} label={heading} className="drawer">
      <div className="drawer__head">
        <h2 className="h3">{heading}</h2>
        <button type="button" className="icon-button" onClick={close} aria-label={texts.close}>
          <Icon name="close" />
        </button>
      </div>
      <div className="drawer__body" aria-busy={shown === 'loading'}>
        <Content shown={shown} onRetry={() => setTurn(turn + 1)} />
      </div>
      <div className="drawer__foot">
        <Link className="button button--wide" to="/five-for-five#takes-part">
          {texts.see}
        </Link>
        <Link className="button button--line button--wide" to="/cart">
          {texts.viewCart}
        </Link>
      </div>
    </Dialog>
  )
}

function Content({ shown, onRetry }: { shown: DrawerState; onRetry: () => void }) {
  const texts = useTexts('five-for-five')
  if (shown === 'loading') {
    return (
      <output className="five">
        <span className="visually-hidden">{texts.loading}</span>
        <span className="skeleton skeleton--text" />
      </output>
    )
  }
  if (shown === 'over') return <p className="five">{texts.over}</p>
  if (shown === 'failed') {
    return (
      <div className="five">
        <p className="message message--bad" role="alert">
          <Icon name="alert" /> {texts.failed}
        </p>
        <button type="button" className="button button--line" onClick={onRetry}>
          {texts.tryAgain}
        </button>
      </div>
    )
  }
  return <FiveForFive view={shown} level="h3" />
}
