import { passwordLength, passwordProblem, type PasswordProblem } from '#domain/sessions/password-rules.ts'

let common: Promise<ReadonlySet<string>> | undefined

/** Returns the reason for rejecting a new password, or null; the common passwords come from zxcvbn. */
export async function checkNewPassword(password: string): Promise<PasswordProblem | null> {
  common ??= loadCommon()
  const known = await common
  return passwordProblem(password, (lowercase) => known.has(lowercase))
}

// Loads the list on the first new password, so that an idle process does not hold it in memory.
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= passwordLength.min))
}
