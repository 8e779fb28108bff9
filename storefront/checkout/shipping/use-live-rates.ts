import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from '#storefront/router/contexts.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Reload } from '#domain/shipping/shipping-state.ts'
import { browserCall } from '#storefront/browser/connection/browser-call.ts'
import { useShop } from '#storefront/page/shop-context.tsx'
import { readShipping } from './read-shipping.ts'
import { liveRates, initialRates } from './live-rates.ts'
import type { StepView } from '../load-checkout.ts'

/** Delay before rates are requested from carriers [SHIP-241]. */
const debounceMs = 500

/**
 * Returns the checkout with rates that follow the form: they are marked outdated immediately and requested again after
 * the debounce.
 */
export function useLiveRates({ checkout: loaded, listId, load }: StepView, form: RefObject<HTMLFormElement | null>) {
  const shop = useShop()
  const { revalidate } = useRevalidator()
  const [shown, setShown] = useState(() => initialRates(loaded))
  const [known, setKnown] = useState(load)
  if (known !== load) {
    setKnown(load)
    setShown(initialRates(loaded))
  }
  const rates = useRef<ReturnType<typeof liveRates>>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const take = useCallback(
    (reload: Reload) => {
      if (!form.current) return
      const data = new FormData(form.current)
      const fields = [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
      rates.current?.take(readShipping(new URLSearchParams(fields)), reload)
    },
    [form],
  )
  const touch = useCallback(() => {
    clearTimeout(timer.current)
    take('no')
    timer.current = setTimeout(() => take('if-changed'), debounceMs)
  }, [take])
  useEffect(() => {
    const isFirst = rates.current === undefined
    const live = liveRates(loaded, {
      site: shop.site,
      save: (body) =>
        browserCall(shop)('PUT /svc_checkout/checkout/{listId}', {
          params: { listId },
          body,
          key: crypto.randomUUID(),
        }).catch((error: unknown) => {
          // Some items no longer allow pickup. The reloaded page reports this.
          if (isRefusalError(error) && error.code === 'pickup_disabled') void revalidate()
          throw error
        }),
      show: setShown,
    })
    rates.current = live
    // Unsent input must survive the periodic reload.
    if (!isFirst) touch()
    return () => {
      live.stop()
      clearTimeout(timer.current)
    }
  }, [loaded, listId, shop, touch, revalidate])
  // Retries a call that failed while offline once the connection is back.
  const { isFailed } = shown
  useEffect(() => {
    if (!isFailed) return
    const refresh = () => take('always')
    addEventListener('online', refresh)
    return () => removeEventListener('online', refresh)
  }, [isFailed, take])

  return { shown, touch, reload: () => take('always') }
}
