import { isEmail, normalizeEmail } from '#domain/address/email.ts'
import { texts } from '../texts/en.ts'

/** The settings as they are typed. */
interface TypedSettings {
  notify: string
  retentionDays: string
}

const t = texts.settings
const maxDays = 3_650

/** Returns what is wrong with the typed settings of a form. */
export function settingsProblems({ notify, retentionDays }: TypedSettings): {
  notify?: string
  retentionDays?: string
} {
  const days = retentionDays.trim()
  const isRight = /^\d{1,4}$/.test(days) && Number(days) >= 1 && Number(days) <= maxDays
  return {
    ...(notify.trim() !== '' && !isEmail(normalizeEmail(notify)) && { notify: t.notifyWrong }),
    ...(!isRight && { retentionDays: t.retentionWrong }),
  }
}
