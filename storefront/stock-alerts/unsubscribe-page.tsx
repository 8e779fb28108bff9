import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { textsOf } from '../texts.ts'

interface UnsubscribeView {
  token: string
  result: 'stopped' | 'unknown' | null
}

/** Shows a single button; requires no login and reveals no email address. */
export const route = pageRoute<UnsubscribeView>({
  areas: ['stock-alerts'],
  load: loadUnsubscribe,
  View: UnsubscribePage,
})

async function loadUnsubscribe(
  { shop, knows }: PageContext,
  { url, params }: PageArguments,
): Promise<PageData<UnsubscribeView>> {
  knows('said')
  const result = url.searchParams.get('said')
  return {
    head: { title: textsOf(shop.language, 'stock-alerts').stopTitle },
    view: { token: params['token'] ?? '', result: result === 'stopped' || result === 'unknown' ? result : null },
  }
}

function UnsubscribePage({ view: { token, result } }: { view: UnsubscribeView }) {
  const texts = useTexts('stock-alerts')
  return (
    <main id="main" className="page-width account stock-alerts--stop">
      <h1 className="h1 display">{texts.stopTitle}</h1>
      {result === 'stopped' && (
        <>
          <output className="message message--ok">
            <Icon name="check" /> {texts.stopped}
          </output>
          <p>
            <Link className="button button--line" to="/">
              {texts.stopShop}
            </Link>
          </p>
        </>
      )}
      {result === 'unknown' && (
        <>
          <p className="message message--bad" role="alert">
            <Icon name="alert" /> {texts.stopUnknown}
          </p>
          <p>
            <Link className="button button--line" to="/account/bin">
              {texts.stopAccount}
            </Link>
          </p>
        </>
      )}
      {result === null && (
        <>
          <p>{texts.stopLead}</p>
          {/* Mail clients post to the same URL (one-click unsubscribe), so this is not a page action. */}
          <form method="post" action={`/stop-stock-mails/${encodeURIComponent(token)}`}>
            <button className="button button--large" name="page" value="1">
              {texts.stopButton}
            </button>
          </form>
        </>
      )}
    </main>
  )
}
