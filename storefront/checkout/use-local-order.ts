import { type RefObject, useEffect, useRef, useState } from 'react'
import {
  type OrderPart,
  createDraftWriter,
  restoreDraftPart,
} from '#storefront/browser/storage/checkout-draft-storage.ts'
import { browserStorage } from '#storefront/browser/storage/browser-storage.ts'
import { fieldName, formFields, type WireAddress } from './address/address-form.ts'

interface LocalForm {
  listId: string
  part: OrderPart
  base: WireAddress
  form: RefObject<HTMLFormElement | null>
  read: () => WireAddress
  take: (address: WireAddress) => void
  /** True if the form shows address fields instead of a chosen saved address. */
  isTyped: boolean
}

/**
 * Stores entered address fields in this browser and restores them after a reload or a lost connection. Returns the
 * change listener [ORDER-215, ORDER-216, ORDER-231].
 */
export function useLocalOrder(localForm: LocalForm) {
  const latest = useRef(localForm)
  useEffect(() => {
    latest.current = localForm
  })
  const { listId, part } = localForm
  const [keeper] = useState(() => createDraftWriter(browserStorage('localStorage')))
  useEffect(() => {
    const { base, form, read, take, isTyped } = latest.current
    const request = { listId, part, base, now: Date.now() }
    const restored = isTyped ? restoreAddress(read(), restoreDraftPart(browserStorage('localStorage'), request)) : null
    if (restored) {
      take(restored)
      // A select element ignores a changed default value.
      const choice = form.current?.elements.namedItem(fieldName(part, 'region'))
      if (choice instanceof HTMLSelectElement) choice.value = restored.region
    }
    return keeper.stop
  }, [listId, part, keeper])
  return () => {
    if (!latest.current.isTyped) return
    keeper.change(listId, part, () => ({ base: latest.current.base, fields: latest.current.read() }))
  }
}

/** Returns the form's address with the entered values, or null if nothing differs. */
export function restoreAddress(now: WireAddress, typed: unknown): WireAddress | null {
  if (typeof typed !== 'object' || typed === null) return null
  const known = new Map(Object.entries(typed))
  const text = (name: string) => {
    const value: unknown = known.get(name)
    return typeof value === 'string' ? value : undefined
  }
  const street: unknown = known.get('street')
  const lines =
    Array.isArray(street) && street.every((line) => typeof line === 'string') ? (street as string[]) : now.street
  const names = [...formFields.filter((field) => field !== 'street'), 'countryId'] as const
  const texts = Object.fromEntries(names.map((name) => [name, text(name) ?? now[name]]))
  const address = { ...now, ...texts, street: lines }
  return JSON.stringify(address) === JSON.stringify(now) ? null : address
}
