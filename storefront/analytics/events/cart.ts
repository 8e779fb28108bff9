import { cartEvents } from '../signals/cart-changes.ts'
import type { ItemEvent, ItemRef, SignalOf, WireList } from '../signals/signal.ts'
import type { Moment, ReadItems, Run, Track } from './moment.ts'

interface CartDeps {
  track: Track
  readItems: ReadItems
  run: Run
}

/** Watches the cart and reports the units that each change added or removed. */
export function createCartEvents({ track, readItems, run }: CartDeps) {
  let cart: WireList | null | undefined
  const trackItems = async (name: ItemEvent, refs: readonly ItemRef[], moment: Moment) => {
    for (const { item } of await readItems(refs)) track({ name, properties: item }, moment)
  }
  return {
    /** Returns the cart's id, or null if there is no cart or its id is not known yet. */
    id: () => cart?._id ?? null,
    trackItems,
    follow({ list, prices, change }: SignalOf<'cart'>, moment: Moment) {
      const before = cart === undefined ? null : cart?._id === list?._id ? (cart?.items ?? []) : []
      cart = list
      if (!change) return
      for (const { name, items } of cartEvents(before, list?.items ?? [], change, prices))
        run(trackItems(name, items, moment))
    },
  }
}
