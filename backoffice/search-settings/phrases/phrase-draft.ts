import { phraseKey } from '#domain/search/query/pins.ts'
import type { Site } from '#domain/sites.ts'
import type { Placement } from '../settings-types.ts'
import { texts } from '../texts/en.ts'

export interface PhraseDraft {
  phrase: string
  pinned: readonly number[]
  buried: readonly number[]
  /** Redirect path, or empty to show search results. */
  redirect: string
}
interface CheckedPhrase {
  placement: Placement
  errors: { phrase?: string; redirect?: string }
}

const t = texts.phrases
const path = /^\/[^/\\\s]\S{0,198}$/

/** Checks a phrase's entered settings on a site. */
export function checkPhrase(site: Site, draft: PhraseDraft): CheckedPhrase {
  const redirect = draft.redirect.trim()
  const { pinned, buried } = draft
  const placement: Placement = {
    site,
    phrase: draft.phrase.trim(),
    pinned: [...pinned],
    buried: [...buried],
    redirect: redirect || null,
  }
  const isEmpty = pinned.length + buried.length === 0 && redirect === ''
  return {
    placement,
    errors: {
      ...(phraseKey(placement.phrase) === '' && { phrase: t.missingPhrase }),
      ...(redirect !== '' && !path.test(redirect) && { redirect: t.badRedirect }),
      ...(isEmpty && { redirect: t.missingAny }),
    },
  }
}

/** Adds a product to one list and removes it from the other list. */
export function withProduct(draft: PhraseDraft, list: 'pinned' | 'buried', id: number): PhraseDraft {
  const others = {
    pinned: draft.pinned.filter((each) => each !== id),
    buried: draft.buried.filter((each) => each !== id),
  }
  return { ...draft, ...others, [list]: [...others[list], id] }
}

/** Moves a product up by one position. */
export function moveProductUp(ids: readonly number[], id: number): readonly number[] {
  const index = ids.indexOf(id)
  return index < 1 ? ids : ids.toSpliced(index - 1, 2, id, ids[index - 1]!)
}
