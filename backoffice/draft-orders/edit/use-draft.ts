import { useState } from 'react'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { DraftOrder } from '../draft-order-types.ts'
import { texts } from '../texts/en.ts'
import { draftBody, unreadableFields, type Draft } from './draft.ts'
import { usePreview } from './use-preview.ts'

interface DraftOptions {
  site: Site
  initial: Draft
  /** Null for a new draft order. */
  saved: DraftOrder | null
  onSaved: (saved: DraftOrder) => void
}

/** Holds a draft order's entries and their computed totals, and saves the draft order. */
export function useDraft({ site, initial, saved, onSaved }: DraftOptions) {
  const [draft, setDraft] = useState(initial)
  const [isChecked, setChecked] = useState(false)
  const preview = usePreview(site, saved?.id, draft, saved?.computed ?? null)
  const unreadable = unreadableFields(draft)
  const submission = useSubmit({
    entries: draft,
    send: (key) => {
      const body = draftBody(draft)
      const calls = callsOf(site)
      if (!saved) return calls('POST /svc_list/draft-orders', { body, key })
      return calls('PUT /svc_list/draft-orders/{id}', { params: { id: saved.id }, version: saved.version, body, key })
    },
    done: texts.form.saved,
    onDone: onSaved,
  })
  return {
    draft,
    preview,
    submission,
    unreadable,
    /** Unreadable fields, marked after the first attempt to save. */
    marked: isChecked ? unreadable : [],
    isDirty: draft !== initial && !submission.isBusy,
    check: () => setChecked(true),
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
  }
}

export type EditedDraft = ReturnType<typeof useDraft>
