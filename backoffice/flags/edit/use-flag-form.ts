import { useState } from 'react'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { ScheduledFeature } from '#domain/flags/feature.ts'
import { call } from '#backoffice/call/call.ts'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import {
  isSameDraft,
  problemsOf,
  readDraft,
  writeDraft,
  type DraftProblems,
  type FlagDraft,
} from '../draft/flag-draft.ts'
import type { DraftProblem } from '../draft/rule-draft.ts'
import type { Flag } from '../flag-types.ts'
import { texts } from '../texts/en.ts'

const draftOf = ({ type, feature }: Flag) => readDraft(type, feature as ScheduledFeature)
const noProblems: DraftProblems = { isDefaultWrong: false, rules: new Map() }

/** Holds a draft of a flag and saves it. `onDone` runs after a save. */
export function useFlagForm(flag: Flag, onDone: () => void) {
  const [read, setRead] = useState(flag)
  const [draft, setDraft] = useState(() => draftOf(flag))
  /** The flag as another staff member has saved it since. */
  const [theirs, setTheirs] = useState<Flag | null>(null)
  const [isChecked, setChecked] = useState(false)
  const [refused, setRefused] = useState<DraftProblems>(noProblems)
  const startFrom = (stored: Flag) => {
    setRead(stored)
    setDraft(draftOf(stored))
    setTheirs(null)
    setChecked(false)
    setRefused(noProblems)
  }
  const submission = useSubmit({
    send: async (key) => {
      const { type, changedAt } = read
      const params = { key: flag.key }
      setRefused(noProblems)
      try {
        return await call('PUT /svc_admin/flags/{key}', {
          params,
          body: { type, feature: writeDraft(draft), changedAt },
          key,
        })
      } catch (error) {
        setRefused(refusedIn(error, draft))
        if (isRefusalError(error) && error.code === 'flag_conflict') {
          const { flags } = await call('GET /svc_admin/flags', {}, { isFresh: true })
          const stored = flags.find((each) => each.key === flag.key) ?? null
          setTheirs(stored)
          // The next save overwrites the other change, or stores a deleted flag again.
          setRead(stored ?? { ...read, changedAt: null })
        }
        throw error
      }
    },
    done: texts.edit.saved,
    onDone: (saved) => {
      startFrom(saved)
      onDone()
    },
  })
  const problems = problemsOf(flag.scope, draft)
  const marked = isChecked ? problems : noProblems
  return {
    draft,
    theirs,
    submission,
    isDirty: !isSameDraft(draft, draftOf(read)),
    errors: [...(problems.isDefaultWrong ? ['default'] : []), ...[...problems.rules.keys()].map(String)],
    isDefaultWrong: marked.isDefaultWrong || refused.isDefaultWrong,
    /** Problems to mark: the draft's problems after an attempt to save, and problems that the server found. */
    problemOf: (id: number): DraftProblem | undefined => marked.rules.get(id) ?? refused.rules.get(id),
    check: () => setChecked(true),
    change: (changed: FlagDraft) => {
      setRefused(noProblems)
      setDraft(changed)
    },
    startFrom,
    discard: () => {
      startFrom(read)
      submission.dismiss()
    },
  }
}

/** Returns the problems that the server found, by rule id. `rules` are the rules as sent. */
function refusedIn(error: unknown, { rules }: FlagDraft): DraftProblems {
  if (!isRefusalError(error) || (error.code !== 'wrong_type' && error.code !== 'wrong_rule')) return noProblems
  const { rule, problem = 'wrong_type' } = error.details as { rule?: number; problem?: DraftProblem }
  const at = rule === undefined ? undefined : rules[rule]
  return at ? { isDefaultWrong: false, rules: new Map([[at.id, problem]]) } : { isDefaultWrong: true, rules: new Map() }
}
