import { useEffect, useRef, useState } from 'react'
import { browserCall } from '../browser-call.ts'
import { useShop } from '../shop-context.tsx'
import { readOrders, type OrdersView } from './load-orders.ts'

/** How far below the window the next page is asked for. */
const ahead = '400px'

/**
 * A page of orders with the older ones that were scrolled to; `end` is what stands below the last of them. Where reading
 * fails its link stays, and the page begins anew with what a loader brings [ORDER-229].
 */
export function useOlderOrders(view: OrdersView) {
  const shop = useShop()
  const [read, setRead] = useState(() => startOf(view))
  if (read.view !== view) setRead(startOf(view))
  const end = useRef<HTMLElement>(null)
  const { page, hasOlder, isFailed } = read
  useEffect(() => {
    const place = end.current
    if (place === null || !hasOlder || isFailed) return
    let isGone = false
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void readOrders(browserCall(shop), page + 1, view.q).then(
          (older) => {
            if (!isGone) setRead((now) => withOlder(now, older))
          },
          () => {
            if (!isGone) setRead((now) => ({ ...now, isFailed: true }))
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
  }, [shop, view, page, hasOlder, isFailed])
  return { orders: read.orders, page, hasOlder, end }
}

interface Read extends Pick<OrdersView, 'orders' | 'page' | 'hasOlder'> {
  view: OrdersView
  isFailed: boolean
}

function startOf(view: OrdersView): Read {
  const { orders, page, hasOlder } = view
  return { view, orders, page, hasOlder, isFailed: false }
}

// An order placed meanwhile moves the others down: none is shown twice.
function withOlder(now: Read, { orders, hasOlder }: Pick<OrdersView, 'orders' | 'hasOlder'>): Read {
  const known = new Set(now.orders.map(({ id }) => id))
  const older = orders.filter(({ id }) => !known.has(id))
  return { ...now, orders: [...now.orders, ...older], page: now.page + 1, hasOlder }
}
