import type { ProgramDetail } from './program-view.ts'
import type { ProgramTexts } from './texts/en.ts'

type StatusMessage = Pick<ProgramDetail, 'status' | 'nextTry' | 'renewsOn' | 'hasAccess' | 'card'>

interface Standing {
  text: string
  isWarning: boolean
  isBoughtAgain: boolean
}

/** Returns a program's notice if there is a problem. Distinguishes a missing card from a declined one. */
export function programNoticeOf(
  { status, nextTry, renewsOn, hasAccess, card }: StatusMessage,
  texts: Pick<ProgramTexts, 'refused' | 'withoutCard' | 'cancelledUntil' | 'over'>,
  date: (moment: number) => string,
): Standing | null {
  const why = card === null ? texts.withoutCard : texts.refused
  if (status === 'past_due') {
    const text = nextTry === null ? why.pastDueSoon : why.pastDue(date(nextTry))
    return { text, isWarning: true, isBoughtAgain: card === null }
  }
  if (status === 'cancelled' && hasAccess && renewsOn !== null)
    return { text: texts.cancelledUntil(date(renewsOn)), isWarning: false, isBoughtAgain: false }
  if (status === 'suspended') return { text: why.suspended, isWarning: true, isBoughtAgain: true }
  return hasAccess ? null : { text: texts.over, isWarning: true, isBoughtAgain: true }
}
