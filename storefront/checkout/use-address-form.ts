import { type RefObject, useState } from 'react'
import type { FieldProblem } from '#domain/address/problems.ts'
import { useShop } from '#storefront/page/shop-context.tsx'
import { problemsOf, type Purpose, readAddress, type WireAddress } from './address-form.ts'

/**
 * What a form says of its address: a field's problem after it was left, gone while it is mended; all of them once the
 * form was sent.
 */
export function useAddressForm(
  purpose: Purpose | 'pickup',
  saved: WireAddress,
  /** The load in which the server refused the form; null when it did not. */
  refusedAt: string | null,
  form: RefObject<HTMLFormElement | null>,
) {
  const { site } = useShop()
  const [typed, setTyped] = useState<WireAddress | null>(null)
  const [countryId, setCountryId] = useState(saved.countryId)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [checkedAt, setCheckedAt] = useState<number | null>(null)
  const address = { ...(typed ?? saved), countryId }
  const all = problemsOf(site, purpose, address)
  const isSent = checkedAt !== null || refusedAt !== null
  const problems = all.filter(({ path }) => isSent || left.has(path))
  const names = purpose === 'billing' ? 'billing' : 'shipping'
  const read = () => (form.current ? readAddress(new FormData(form.current), names) : address)
  return {
    address,
    countryId,
    problems,
    /** What the summary on top lists: only after the form was sent. */
    told: isSent ? all : ([] as readonly FieldProblem[]),
    toldAt: checkedAt ?? refusedAt ?? undefined,
    setCountry: (next: string) => {
      setTyped(read())
      setCountryId(next)
    },
    /** As the form stands now. */
    read,
    /** Another address stands in the form from now on. */
    take: (next: WireAddress) => {
      setTyped(next)
      setCountryId(next.countryId)
      setLeft(new Set())
    },
    /** Other fields are shown from now on: what was typed into those of now is kept. */
    keep: () => setTyped(read()),
    /** A field was left: from now on it is judged, once something was typed into it. */
    leave: (field: string) => {
      const now = read()
      setTyped(now)
      const value = field in now ? String(now[field as keyof WireAddress]) : ''
      if (value !== '' || left.has(field)) setLeft(new Set([...left, field]))
    },
    /** Something was typed: what is mended is no longer wrong. */
    retouch: () => {
      if (problems.length > 0) setTyped(read())
    },
    /** Whether the form may be sent; says what is wrong when not. */
    check: (): boolean => {
      const now = { ...read(), countryId }
      setTyped(now)
      const isGood = problemsOf(site, purpose, now).length === 0
      setCheckedAt(isGood ? null : Date.now())
      return isGood
    },
  }
}

/**
 * A press on the button leaves the focus where it is until the click is whole: a problem that is told as a field is left
 * would move the button away from under the pointer, and nothing would be sent.
 */
export function keepInPlace(event: { preventDefault: () => void }): void {
  event.preventDefault()
}
