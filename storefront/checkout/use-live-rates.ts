import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { browserCall } from '../browser-call.ts'
import { useShop } from '../shop-context.tsx'
import { problemsOf, ratesKey, readAddress } from './address-form.ts'
import { readShipping } from './checkout-actions.ts'
import type { Checkout } from './compose-order.ts'
import type { StepView } from './load-checkout.ts'

/** How long typing has to rest before carriers are asked, in milliseconds. */
export const rest = 500

export type RatesState = 'shown' | 'loading' | 'failed'

/**
 * The checkout with rates that follow the form: asked for as soon as the address is valid and differs in what rates
 * depend on, after half a second of rest; a reply that was overtaken by a later question is dropped [SHIP-209..212].
 */
export function useLiveRates({ checkout: loaded, listId, load }: StepView, form: RefObject<HTMLFormElement | null>) {
  const shop = useShop()
  const [checkout, setCheckout] = useState<Checkout>(loaded)
  const [state, setState] = useState<RatesState>('shown')
  const [known, setKnown] = useState(load)
  if (known !== load) {
    setKnown(load)
    setCheckout(loaded)
    setState('shown')
  }
  const asked = useRef(keyOf(loaded))
  const turn = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    asked.current = keyOf(loaded)
    return () => clearTimeout(timer.current)
  }, [loaded])

  const ask = useCallback(async () => {
    if (!form.current) return
    const data = new FormData(form.current)
    const draft = readShipping(new URLSearchParams([...data.keys()].map((name) => [name, textIn(data, name)])))
    const mine = (turn.current += 1)
    setState('loading')
    try {
      const answer = await browserCall(shop)('PUT /svc_checkout/checkout/{listId}', {
        params: { listId },
        body: draft,
        key: crypto.randomUUID(),
      })
      if (mine !== turn.current) return
      setCheckout(answer)
      setState('shown')
    } catch {
      if (mine === turn.current) setState('failed')
    }
  }, [form, listId, shop])

  const touch = useCallback(() => {
    clearTimeout(timer.current)
    // The event comes before the page has taken in a new country: the form is read once it has.
    timer.current = setTimeout(() => {
      if (!form.current) return
      const data = new FormData(form.current)
      const address = readAddress(data, 'shipping')
      const key = [ratesKey(address), textIn(data, 'mode'), ...chosenIn(data)].join('|')
      if (key === asked.current || problemsOf(shop.site, 'shipping', address).length > 0) return
      asked.current = key
      void ask()
    }, rest)
  }, [ask, form, shop])

  return { checkout, rates: state, touch, reload: () => void ask() }
}

function chosenIn(data: FormData): string[] {
  return [...data.keys()].filter((name) => name.startsWith('rate-')).map((name) => `${name}=${textIn(data, name)}`)
}

/** A field's text; this form sends no files. */
function textIn(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

function keyOf({ draft, shipping }: Checkout): string {
  const mode = shipping.canChooseMode ? draft.shippingMode : ''
  const chosen = draft.rates.map(({ packageNumber, shippingCode }) => `rate-${packageNumber}=${shippingCode}`)
  return [ratesKey(draft.shippingAddress), mode, ...chosen].join('|')
}
