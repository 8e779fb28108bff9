import { useEffect, useRef, useState } from 'react'
import { browserCall } from '#storefront/browser/connection/browser-call.ts'
import { useShop } from '#storefront/page/shop-context.tsx'
import { readReturnableOrders, type OrdersView } from './load-orders.ts'

const ahead = '400px'

/** After these pages, a link loads more, so that the footer is reachable. */
const maxScrolledPages = 3

/**
 * Returns a page of orders and loads older ones on scroll; `end` is the element after the last order. If loading fails,
 * the link remains. New loader data resets the list [ORDER-229].
 */
export function useOlderOrders(view: OrdersView) {
  const shop = useShop()
  const [read, setRead] = useState(() => startOf(view))
  if (read.view !== view) setRead(startOf(view))
  const end = useRef<HTMLElement>(null)
  const { page, hasOlder, state } = read
  const reads = hasOlder && state !== 'failed' && page - view.page < maxScrolledPages
  useEffect(() => {
    const place = end.current
    if (place === null || !reads) return
    let isGone = false
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setRead((now) => ({ ...now, state: 'reading' }))
        void readReturnableOrders(browserCall(shop), { ...searchOf(view), page: page + 1 }).then(
          (older) => {
            if (!isGone) setRead((now) => withOlder(now, older))
          },
          () => {
            if (!isGone) setRead((now) => ({ ...now, state: 'failed' }))
          },
        )
      },
      { rootMargin: ahead },
    )
    observer.observe(place)
    return () => {
      isGone = true
      observer.disconnect()
    }
  }, [shop, view, page, reads])
  return { orders: read.orders, page, hasOlder, state, end }
}

const searchOf = ({ q, filter, year }: OrdersView) => ({ q, filter, year })

interface Read extends Pick<OrdersView, 'orders' | 'page' | 'hasOlder'> {
  view: OrdersView
  state: 'still' | 'reading' | 'shown' | 'failed'
}

function startOf(view: OrdersView): Read {
  const { orders, page, hasOlder } = view
  return { view, orders, page, hasOlder, state: 'still' }
}

// A new order shifts the pages, so duplicates are dropped.
function withOlder(now: Read, { orders, hasOlder }: Pick<OrdersView, 'orders' | 'hasOlder'>): Read {
  const known = new Set(now.orders.map(({ id }) => id))
  const older = orders.filter(({ id }) => !known.has(id))
  return { ...now, orders: [...now.orders, ...older], page: now.page + 1, hasOlder, state: 'shown' }
}
