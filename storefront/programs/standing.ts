import type { ProgramDetail } from './program-view.ts'
import type { ProgramTexts } from './texts/en.ts'

type Told = Pick<ProgramDetail, 'status' | 'nextTry' | 'renewsOn' | 'hasAccess' | 'card'>

/** What somebody has to know about a program now, and whether buying it again mends it. */
interface Standing {
  text: string
  isWarning: boolean
  isBoughtAgain: boolean
}

/** How a program stands where that is not as it should be; a card that there is not is no bank's doing. */
export function standingOf(
  { status, nextTry, renewsOn, hasAccess, card }: Told,
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
