import { type RefObject, useState } from 'react'
import { placeKey } from '#domain/address/postal-place.ts'
import { isUntouched, type WireAddress } from '../address/address-form.ts'
import type { BillingBook } from '../address/address-book-choice.ts'
import { isPickupOrder, type Checkout } from '../placing/compose-order.ts'
import type { StepView } from '../load-checkout.ts'
import { useBillingForm } from './use-billing-form.ts'
import { useLocalOrder } from '../use-local-order.ts'

export function useBilling(
  { checkout, listId, load, billingBook, chosenBilling }: Pick<StepView, 'checkout' | 'listId' | 'load'> & BillingBook,
  isRefused: boolean,
  form: RefObject<HTMLFormElement | null>,
) {
  // Only new addresses can be refused.
  const first = isRefused ? 'new' : chosenBilling
  const [chosen, setChosen] = useState(first)
  const [isTouched, setTouched] = useState(false)
  const ofBook = (id: string) => billingBook.find((choice) => choice.id === id)?.address
  const isOfBook = billingBook.some(({ address }) => placeKey(address) === placeKey(checkout.draft.billingAddress))
  const saved = ofBook(first) ?? newBilling(checkout, isOfBook)
  const state = useBillingForm(saved, isRefused ? load : null, form)
  const take = (address: WireAddress) => {
    state.take(address)
    setTouched(true)
  }
  const keep = useLocalOrder({
    listId,
    part: 'billing',
    base: saved,
    form,
    read: state.read,
    take,
    isTyped: ofBook(chosen) === undefined,
  })
  const choose = (id: string) => {
    take(ofBook(id) ?? newBilling(checkout, true))
    setChosen(id)
  }
  const retouch = () => {
    state.retouch()
    keep()
  }
  const touch = () => setTouched(true)
  const isSaved = ofBook(chosen) !== undefined
  return { ...state, retouch, chosen, choose, isSaved, touch, isTouched }
}

function newBilling(checkout: Checkout, isAnother: boolean): WireAddress {
  const { billingAddress, billingSameAsShipping, shippingAddress } = checkout.draft
  if (billingSameAsShipping || isAnother) {
    return { ...billingAddress, street: [], city: '', postcode: '', region: '', company: '', apartment: '' }
  }
  // The person picking up usually pays.
  const { firstname, lastname } = shippingAddress
  const isOfCollector = isPickupOrder(checkout) && isUntouched(billingAddress)
  return isOfCollector ? { ...billingAddress, firstname, lastname } : billingAddress
}
