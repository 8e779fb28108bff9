import { type RefObject, useEffect, useState } from 'react'
import { emptyAddress } from '#domain/address/address.ts'
import { addressForm } from '#domain/address/form-fields.ts'
import { addressFormOf } from '#domain/countries/countries.ts'
import { useShop } from '#storefront/page/shop-context.tsx'
import { useActionResult } from '#storefront/widgets/post-form.tsx'
import type { ShippingView } from '../address/address-book-choice.ts'
import { useAddressForm } from '../address/use-address-form.ts'
import type { StepResult } from '../checkout-actions.ts'
import { useLocalOrder } from '../use-local-order.ts'
import { useLiveRates } from './use-live-rates.ts'

export type ShippingForm = ReturnType<typeof useShippingForm>

/** Tracks the shipping form: live rates, pickup, and the saved and entered addresses. */
export function useShippingForm(view: ShippingView, form: RefObject<HTMLFormElement | null>) {
  const { site } = useShop()
  const result = useActionResult<StepResult>()
  const { shown, touch, reload } = useLiveRates(view, form)
  const { shippingAddress } = shown.checkout.draft
  const { pickup } = shown.checkout
  const [wantsPickup, setPickup] = useState<boolean>()
  const isPickup = pickup !== null && pickup.isUsable && (wantsPickup ?? pickup.isWanted)
  const purpose = isPickup ? 'pickup' : 'shipping'
  const fields = useAddressForm(purpose, shippingAddress, result?.kind === 'invalid' ? view.load : null, form)
  const [chosen, setChosen] = useState(view.chosen)
  const isSaved = view.book.some(({ id }) => id === chosen)
  const keep = useLocalOrder({
    listId: view.listId,
    part: 'shipping',
    base: shippingAddress,
    form,
    read: fields.read,
    take: (address) => {
      fields.take(address)
      touch()
    },
    isTyped: !isSaved && !isPickup,
  })
  useEffect(() => {
    if (view.isPrefilled) touch()
  }, [view.isPrefilled, touch])
  const choose = (id: string) => {
    const { email, firstname, lastname, telephone, countryId } = fields.read()
    const blank = { ...emptyAddress(countryId), street: [], firstname, lastname, telephone }
    fields.take({ ...(view.book.find((each) => each.id === id)?.address ?? blank), email })
    setChosen(id)
    touch()
  }
  const { visible } = addressForm(site, addressFormOf(fields.countryId))
  return { shown, touch, reload, pickup, isPickup, setPickup, fields, visible, chosen, choose, isSaved, keep }
}
