import type { ActionArguments } from '#storefront/router/route.ts'
import { fieldsOf, pageRoute, respond } from '#storefront/page/route/page-route.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { AccountPage } from '#storefront/widgets/account/account-page.tsx'
import { LookUpForm } from '../account/order-details/look-up-form.tsx'
import type { ReturnPageView } from '../returns/load-return-page.ts'
import { ReturnPage } from '../returns/return-page.tsx'

/** The page for a return with its packing slip, or the lookup form for its order [RETURN-004]. */
export const route = {
  ...pageRoute<ReturnPageView>({
    areas: ['returns', 'account', 'widgets/account/messages', 'widgets/account'],
    load: async (context, page) => (await import('../returns/load-return-page.ts')).loadReturnPage(context, page),
    View: PrintPage,
  }),
  action: async (args: ActionArguments) => {
    const [context, page, form] = [args.context, args, args.form]
    const { actOnReturn, pathAfterLookUp } = await import('../returns/load-return-page.ts')
    if (form.has('op')) return respond(await actOnReturn(context, page, form))
    const { lookUpOrder } = await import('../account/order-details/look-up.ts')
    const fields = fieldsOf(form)
    return respond(await lookUpOrder(context, fields, (orderId) => pathAfterLookUp(page, orderId)))
  },
}

function PrintPage({ view }: { view: ReturnPageView }) {
  const texts = useTexts('returns')
  if (view.kind === 'return') return <ReturnPage view={view} />
  return (
    <AccountPage title={texts.findReturn} className="returns" isCustomer={view.isCustomer}>
      {view.kind === 'none' && <p>{texts.noReturns}</p>}
      <p className="muted">{texts.findReturnLead}</p>
      <LookUpForm to={view.rmaNumber === null ? '/rmaprocess/print' : `/rmaprocess/print/${view.rmaNumber}`} />
    </AccountPage>
  )
}
