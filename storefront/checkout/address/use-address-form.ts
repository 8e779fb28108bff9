import { type RefObject, useState } from 'react'
import type { FormField } from '#domain/address/form-fields.ts'
import type { FieldProblem } from '#domain/address/problems.ts'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import type { FormProblem } from '../form/error-summary.tsx'
import { sortByFormOrder, findAddressProblems, type Purpose, readAddress, type WireAddress } from './address-form.ts'
import { problemText } from './address-messages.ts'

export type AddressFormState = ReturnType<typeof useAddressForm>

/**
 * Tracks an address form's problems: a field's problem from blur until it is fixed, and all problems after submission.
 */
export function useAddressForm(
  purpose: Purpose | 'pickup',
  saved: WireAddress,
  /** Id of the page load after the server refused the form, or null. */
  refusedAt: string | null,
  form: RefObject<HTMLFormElement | null>,
) {
  const { site } = useShop()
  const [typed, setTyped] = useState<WireAddress | null>(null)
  const [countryId, setCountryId] = useState(saved.countryId)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [checkedAt, setCheckedAt] = useState<number | null>(null)
  const address = { ...(typed ?? saved), countryId }
  const all = findAddressProblems(site, purpose, address)
  const isSent = checkedAt !== null || refusedAt !== null
  const problems = all.filter(({ path }) => isSent || left.has(path))
  const names = purpose === 'billing' ? 'billing' : 'shipping'
  const read = () => (form.current ? readAddress(new FormData(form.current), names) : address)
  return {
    address,
    countryId,
    problems,
    submittedProblems: isSent ? all : ([] as readonly FieldProblem[]),
    attempt: checkedAt ?? refusedAt ?? undefined,
    setCountry: (next: string) => {
      setTyped(read())
      setCountryId(next)
    },
    read,
    take: (next: WireAddress) => {
      setTyped(next)
      setCountryId(next.countryId)
      setLeft(new Set())
    },
    /** Preserves entered values before different fields are shown. */
    keep: () => setTyped(read()),
    /** Validates a field from now on, if it has a value. */
    leave: (field: string) => {
      const now = read()
      setTyped(now)
      const value = field in now ? String(now[field as keyof WireAddress]) : ''
      if (value !== '' || left.has(field)) setLeft(new Set([...left, field]))
    },
    retouch: () => {
      if (problems.length > 0) setTyped(read())
    },
    check: (): boolean => {
      const now = { ...read(), countryId }
      setTyped(now)
      const isGood = findAddressProblems(site, purpose, now).length === 0
      setCheckedAt(isGood ? null : Date.now())
      return isGood
    },
  }
}

/** Returns a submitted form's problem messages, each with a link to its field. */
export function useFieldMessages(
  { submittedProblems, address }: Pick<AddressFormState, 'submittedProblems' | 'address'>,
  fields: readonly FormField[],
  idPrefix = '',
): FormProblem[] {
  const texts = useTexts('checkout')
  const { countryName } = useFormats()
  const { site } = useShop()
  return sortByFormOrder(submittedProblems, fields).map((problem) => ({
    text: problemText(site, problem, address, texts, countryName),
    to: `#${idPrefix}${problem.path}`,
  }))
}

/**
 * Prevents a blur until the click completes. Otherwise, a new message would move the button away from the pointer, and
 * the click would be lost.
 */
export function preventFieldBlur(event: { preventDefault: () => void }): void {
  event.preventDefault()
}
