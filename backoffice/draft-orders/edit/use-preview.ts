import { useEffect, useState } from 'react'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { problemOf, type Problem } from '#backoffice/call/problems.ts'
import type { ComputedDraft } from '../draft-order-types.ts'
import { draftBody, unreadableFields, type Draft } from './draft.ts'

const typingPauseMs = 400

/**
 * Returns the server's totals for a draft while staff edit it. The previous result stays until the next one arrives.
 */
export function usePreview(site: Site, id: string | undefined, draft: Draft, saved: ComputedDraft | null) {
  const [computed, setComputed] = useState(saved)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [start] = useState(draft)
  const entry = unreadableFields(draft).length > 0 ? '' : JSON.stringify(draftBody(draft))
  const isStart = draft === start && saved !== null
  const [computedFor, setComputedFor] = useState(isStart ? entry : '')
  useEffect(() => {
    if (entry === '' || isStart) return
    let isCurrent = true
    const compute = async () => {
      const body = { ...(JSON.parse(entry) as ReturnType<typeof draftBody>), ...(id !== undefined && { id }) }
      try {
        const next = await callsOf(site)('POST /svc_list/draft-orders/preview', { body })
        if (!isCurrent) return
        setComputed(next)
        setComputedFor(entry)
        setProblem(null)
      } catch (error) {
        if (isCurrent) setProblem(problemOf(error))
      }
    }
    const timer = setTimeout(() => void compute(), typingPauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [entry, id, isStart, site])
  return { computed, problem, isBusy: entry !== '' && !isStart && computedFor !== entry && problem === null }
}
