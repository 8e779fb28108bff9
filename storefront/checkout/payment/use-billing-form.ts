import type { RefObject } from 'react'
import type { FormField } from '#domain/address/form-fields.ts'
import { addressFormOf } from '#domain/countries/countries.ts'
import type { WireAddress } from '../address/address-form.ts'
import { useAddressForm, useFieldMessages } from '../address/use-address-form.ts'

export function useBillingForm(saved: WireAddress, refusedAt: string | null, form: RefObject<HTMLFormElement | null>) {
  const state = useAddressForm('billing', saved, refusedAt, form)
  const { lineOrder, requireRegion } = addressFormOf(state.countryId)
  const lines = lineOrder.filter((line) => line !== 'apartment' && (line !== 'region' || requireRegion))
  const fields: readonly FormField[] = ['firstname', 'lastname', ...lines]
  const words = useFieldMessages(state, fields, 'billing-')
  return { ...state, fields, words }
}
