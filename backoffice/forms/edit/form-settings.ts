import { isEmail, normalizeEmail } from '#domain/address/email.ts'
import { texts } from '../texts/en.ts'

/** The settings as entered. */
interface EnteredSettings {
  notify: string
  retentionDays: string
}

const t = texts.settings
const maxDays = 3_650

/** Returns the problems in a form's entered settings. */
export function settingsProblems({ notify, retentionDays }: EnteredSettings): {
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
