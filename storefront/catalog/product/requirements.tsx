import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { whenIdle } from '#storefront/browser/hydration/when-idle.ts'
import type { TicketHolderState } from '../add/load-ticket-holder-state.ts'
import type { ProductView } from './product-view.ts'

/**
 * Shows a product's purchase requirements above its form. Shared pages show them to all shoppers. If the browser finds
 * that the shopper has no ticket, the notice replaces the button [TICKET-203].
 */
export function Requirements({ product, children }: { product: ProductView; children: ReactNode }) {
  const { tickets, perAccount } = product.needs
  const texts = useTexts('catalog/product')
  const formats = useFormats()
  const who = useHolder(tickets)
  if (tickets.length === 0 && perAccount === null) return children
  return (
    <>
      <p className="message">
        <Icon name="info" />
        <span>
          {tickets.length > 0 && `${texts.forHolders(formats.list(tickets))} `}
          {perAccount !== null && `${texts.perAccount(perAccount)} `}
          {who === 'lacking' && texts.noTicket}
          {who === 'guest' && (
            <Link className="link" to={`/login?redirect=${encodeURIComponent(product.url)}`}>
              {texts.logIn}
            </Link>
          )}
        </span>
      </p>
      {who === 'guest' || who === 'lacking' ? null : children}
    </>
  )
}

/** Returns null while the result is unknown or if there are no ticket types. */
function useHolder(tickets: readonly string[]): TicketHolderState | null {
  const shop = useShop()
  const [who, setWho] = useState<TicketHolderState | null>(null)
  useEffect(() => {
    if (tickets.length === 0) return
    whenIdle(
      () =>
        void import('../add/load-ticket-holder-state.ts').then((module) =>
          module.loadTicketHolderState(shop, tickets).then(setWho),
        ),
    )
  }, [shop, tickets])
  return who
}
