import { signals } from '#storefront/analytics/signals/queue.ts'
import { whenIdle } from '#storefront/browser/hydration/when-idle.ts'
import type { Shop } from '#storefront/page/page.ts'
import { toasts } from '#storefront/shell/overlays/toast-store.ts'
import { loadTexts, textsOf } from '#storefront/texts.ts'
import { shareProduct, sharedUrl } from './share-product.ts'

interface Parts {
  shop: Pick<Shop, 'language'>
  onPage: (listener: (path: string) => void) => void
}

/** Adds a share button to a product page's picture. The button covers the picture, so that nothing moves. */
export function attachShare({ shop: { language }, onPage }: Parts): void {
  const show = async () => {
    await loadTexts(language, ['catalog/share'])
    const texts = textsOf(language, 'catalog/share')
    const place = document.querySelector('.gallery__main')
    if (!place || !productId() || place.querySelector('.share')) return
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'share button button--line button--small',
      textContent: texts.share,
    })
    button.addEventListener('click', () => void share(texts))
    place.append(button)
  }
  const follow = () => whenIdle(() => void show().catch(() => {}))
  follow()
  onPage(follow)
}

const productId = () => Number(document.querySelector<HTMLInputElement>('#buy [name="product"]')?.value ?? 0)

async function share(texts: { copied: string; failed: string }): Promise<void> {
  const title = document.querySelector('h1')?.textContent ?? document.title
  try {
    const service = await shareProduct(
      { productId: productId(), title, url: sharedUrl(location.href) },
      {
        ...('share' in navigator && { share: (data) => navigator.share(data) }),
        copy: (text) => navigator.clipboard.writeText(text),
        report: (signal) => signals.report(signal),
      },
    )
    if (service === 'copy') toasts.show({ text: texts.copied })
  } catch {
    toasts.show({ text: texts.failed })
  }
}
