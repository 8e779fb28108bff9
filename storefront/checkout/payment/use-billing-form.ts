import type { RefObject } from 'react'
import type { FormField } from '#domain/address/form-fields.ts'
import { formOf } from '#domain/countries/countries.ts'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { inFormOrder, type WireAddress } from '../address/address-form.ts'
import { problemText } from '../address/address-messages.ts'
import type { FormProblem } from '../form/error-summary.tsx'
import { useAddressForm } from '../address/use-address-form.ts'

export function useBillingForm(saved: WireAddress, refusedAt: string | null, form: RefObject<HTMLFormElement | null>) {
  const texts = useTexts('checkout')
  const formats = useFormats()
  const { site } = useShop()
  const state = useAddressForm('billing', saved, refusedAt, form)
  const { lineOrder, requireRegion } = formOf(state.countryId)
  const lines = lineOrder.filter((line) => line !== 'apartment' && (line !== 'region' || requireRegion))
  const fields: readonly FormField[] = ['firstname', 'lastname', ...lines]
  const words: FormProblem[] = inFormOrder(state.told, fields).map((problem) => ({
    text: problemText(site, problem, state.address, texts, formats.countryName),
    to: `#billing-${problem.path}`,
  }))
  return { ...state, fields, words }
}
