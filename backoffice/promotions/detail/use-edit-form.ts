import { useState } from 'react'
import { promotionFields, type PromotionField } from '#domain/promotions/scheduled-promotion.ts'
import type { IsoDate } from '#domain/tax/table.ts'
import { call } from '#backoffice/call/call.ts'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { checkDraft, draftFieldOf, type DraftErrors, type PromotionDraft } from '../edit/draft.ts'
import { conflictsOf, errorsBySku } from '../edit/server-errors.ts'
import type { Promotion } from '../promotion-types.ts'
import { texts } from '../texts/en.ts'

const draftOf = ({ price, from, to, qty }: Promotion): PromotionDraft => ({
  price: Number.isInteger(price) ? String(price) : price.toFixed(2),
  units: qty === null ? '' : String(qty),
  from: from ?? '',
  to: to ?? '',
})
const fieldsOf = ({ price, from, to, qty }: Promotion) => ({ price, from, to, qty })

interface EditFormOptions {
  promotion: Promotion
  today: IsoDate
  /** Runs after a save. */
  onDone: () => void
}

/** Holds a draft of a promotion and saves it. */
export function useEditForm({ promotion, today, onDone }: EditFormOptions) {
  const { id, sku, normalPrice } = promotion
  const params = { id: String(id) }
  const [read, setRead] = useState(promotion)
  const [draft, setDraft] = useState(() => draftOf(promotion))
  const [conflicts, setConflicts] = useState<readonly PromotionField[]>([])
  const [isChecked, setChecked] = useState(false)
  const [rejected, setRejected] = useState<DraftErrors>({})
  const shown = draftOf(read)
  const isChanged = (field: keyof PromotionDraft) => draft[field] !== shown[field]
  const changed = promotionFields.filter((field) => isChanged(draftFieldOf[field]))
  // After a save or a reload, the form restarts from the new values unless there are unsaved entries.
  if (promotion !== read && changed.length === 0 && conflicts.length === 0) {
    setRead(promotion)
    setDraft(draftOf(promotion))
  }
  const checked = checkDraft(draft, { normalPrice, today })
  // Stored values that have become invalid, such as an end date in the past, must not prevent other edits.
  const areDaysChanged = isChanged('from') || isChanged('to')
  const own = Object.entries(checked.errors).filter(([field]) =>
    field === 'from' || field === 'to' ? areDaysChanged : isChanged(field as keyof PromotionDraft),
  )
  const submission = useSubmit({
    send: async (key) => {
      setConflicts([])
      try {
        const body = { read: fieldsOf(read), edited: checked.fields! }
        return await call('PUT /svc_admin/promotions/{id}', { params, body, key })
      } catch (error) {
        setChecked(false)
        setRejected(errorsBySku(error)[sku] ?? {})
        const fields = conflictsOf(error)
        if (fields.length > 0) {
          const stored = await call('GET /svc_admin/promotions/{id}', { params }, { isFresh: true })
          const current = draftOf(stored)
          // Fields that the user has not edited take the stored value.
          setDraft((before) => ({
            ...current,
            ...Object.fromEntries(changed.map((field) => [draftFieldOf[field], before[draftFieldOf[field]]])),
          }))
          setRead(stored)
          setConflicts(fields)
        }
        throw error
      }
    },
    done: texts.detail.saved,
    onDone: (saved) => {
      setRead(saved)
      setDraft(draftOf(saved))
      setRejected({})
      setChecked(false)
      onDone()
    },
  })
  return {
    draft,
    conflicts,
    submission,
    invalid: own.map(([field]) => field),
    errors: isChecked ? (Object.fromEntries(own) as DraftErrors) : rejected,
    isDirty: changed.length > 0,
    check: () => setChecked(true),
    change: (part: Partial<PromotionDraft>) => setDraft((before) => ({ ...before, ...part })),
  }
}
