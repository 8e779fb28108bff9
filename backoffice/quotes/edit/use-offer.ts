import { useState } from 'react'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { notify } from '#backoffice/kit/toasts.tsx'
import type { Quote, QuoteDesk } from '../quote-types.ts'
import { texts } from '../texts/en.ts'
import { isSameOffer, mergeOffers, type Versions } from './conflict.ts'
import { isOfferSaved, offerBody, offerProblems, initialOffer, type OfferDraft } from './offer.ts'
import type { Lock } from './use-lock.ts'

interface Edited {
  /** Quote version that the draft is based on. */
  version: number
  base: OfferDraft
  draft: OfferDraft
}

/** A version that another salesperson has saved since. */
interface Conflict extends Versions {
  version: number
}

export type Offer = ReturnType<typeof useOffer>

interface OfferOptions {
  site: Site
  detail: QuoteDesk
  lock: Lock
  onSaved: () => void
}

/** Holds an offer draft and saves it. Reports a conflict if another version was saved since. */
export function useOffer({ site, detail, lock, onSaved }: OfferOptions) {
  const { items, quote } = detail
  const draftOf = (from: Quote, reason: string) =>
    initialOffer({ quote: from, reason }, items, siteSettings[site].homeCountry)
  const startOver = (from: Quote, reason: string): Edited => {
    const base = draftOf(from, reason)
    return { version: from.version, base, draft: base }
  }
  const [edited, setEdited] = useState(() => startOver(quote, detail.reason))
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isChecked, setChecked] = useState(false)
  const [failedChecks, setFailedChecks] = useState(0)
  const { base, draft, version } = edited
  const isDirty = !isSameOffer(base, draft, items)
  // After a reload, an unchanged draft is replaced by the new version of the quote.
  if (quote.version > version && !isDirty) setEdited(startOver(quote, detail.reason))

  const save = async (key: string): Promise<Quote> => {
    await lock.renew()
    const body = offerBody(draft, items, lock.agent)
    try {
      const input = { params: { id: quote.id }, version, body, key }
      return await lock.catchUnknownSkus(callsOf(site)('PUT /svc_list/quote-desk/{id}', input))
    } catch (error) {
      if (!isRefusalError(error) || error.code !== 'quote_version_conflict') throw error
      const current = error.details['current'] as Quote
      const theirs = draftOf(current, draft.reason)
      // An earlier attempt at this save succeeded, but its response was lost.
      if (isSameOffer(draft, theirs, items)) return current
      setConflict({ base, mine: draft, theirs, version: current.version })
      throw error
    }
  }
  const saved = (result: Quote) => {
    setChecked(false)
    setEdited({ version: result.version, base: draft, draft })
    onSaved()
  }
  const saving = useSubmit({ send: save, done: texts.editor.saved, onDone: saved })
  const problems = offerProblems(draft, items)
  return {
    items,
    draft,
    isDirty,
    /** True if there are unsaved changes or a new request. */
    needsSave: isDirty || !isOfferSaved(quote, items),
    version,
    problems: isChecked ? problems : null,
    /** Number of failed validations. A change moves focus to the first invalid field. */
    failedChecks,
    conflict,
    saving,
    change: (next: OfferDraft) => {
      if (!isDirty && !lock.isMine && lock.canEdit) lock.taking.submit()
      setEdited({ ...edited, draft: next })
    },
    save,
    saved,
    /** Shows the problems in the draft. Returns true if there are none. */
    check: () => {
      setChecked(true)
      if (problems) setFailedChecks((count) => count + 1)
      return problems === null
    },
    merge: () => {
      if (!conflict) return
      setEdited({ version: conflict.version, base: conflict.theirs, draft: mergeOffers(conflict, items) })
      setConflict(null)
      notify(texts.conflict.merged)
    },
    discard: () => {
      if (!conflict) return
      setEdited({ version: conflict.version, base: conflict.theirs, draft: conflict.theirs })
      setConflict(null)
      notify(texts.conflict.discarded)
      onSaved()
    },
  }
}
