import type { EntryRule } from '#domain/forms/check-entry.ts'

const problems: Record<EntryRule, (max: number) => string> = {
  required: () => 'This field is required.',
  tick: () => 'Check the box to continue.',
  max: (max) => `Use ${max} characters or fewer.`,
  email: () => 'Enter a valid email address, such as name@example.com.',
  telephone: () => 'Enter a phone number with area code, such as +1 614 555 0100.',
  choice: () => 'Choose an option.',
}

export const texts = {
  optional: 'optional',
  choose: 'Choose an option',
  trap: 'Leave this field empty',
  wrong: 'Check the marked fields.',
  busy: (minutes: number) =>
    minutes === 1 ? 'Too many messages. Try again in 1 minute.' : `Too many messages. Try again in ${minutes} minutes.`,
  failed: 'We couldn’t send that. Your text is still here. Try again.',
  problems,
}
export type FormTexts = typeof texts
