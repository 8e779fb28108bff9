import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { textsOf } from '../texts.ts'

interface StopView {
  token: string
  said: 'stopped' | 'unknown' | null
}

/** Shows one button; requires no login and reveals no email address. */
export const route = pageRoute<StopView>({ areas: ['bins'], load: loadStop, View: Stop })

async function loadStop({ shop, knows }: PageContext, { url, params }: PageArguments): Promise<PageData<StopView>> {
  knows('said')
  const said = url.searchParams.get('said')
  return {
    head: { title: textsOf(shop.language, 'bins').stopTitle },
    view: { token: params['token'] ?? '', said: said === 'stopped' || said === 'unknown' ? said : null },
  }
}

function Stop({ view: { token, said } }: { view: StopView }) {
  const texts = useTexts('bins')
  return (
    <main id="main" className="page-width account bins--stop">
      <h1 className="h1 display">{texts.stopTitle}</h1>
      {said === 'stopped' && (
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
      {said === 'unknown' && (
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
      {said === null && (
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
