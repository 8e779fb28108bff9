import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { closedField, tabId } from './closed-drawer.ts'
import { salePrice } from './five-view.ts'

type Sale = NonNullable<Reply<Store, 'GET /svc_content/cms/drawer'>>

/**
 * Renders the tab at the end of each document: a link to the sale page that opens the drawer once its script loads. The
 * tab is not hydrated, so it adds no script to pages [PROMO-002].
 */
export function DrawerTab({ sale, preferences, back }: { sale: Sale; preferences: string; back: string }) {
  const shop = useShop()
  const texts = useTexts('five-for-five')
  const formats = useFormats()
  return (
    <aside id={tabId} className="five-tab" aria-label={texts.label}>
      <Link className="five-tab__open" to="/five-for-five">
        <Icon name="truck" /> {texts.title(sale.maxItems, formats.roundMoney(salePrice(sale.price, shop)))}
      </Link>
      <form method="post" action={preferences}>
        <input type="hidden" name={closedField} value="closed" />
        <input type="hidden" name="back" value={back} />
        <button className="icon-button">
          <Icon name="close" label={texts.close} />
        </button>
      </form>
    </aside>
  )
}
