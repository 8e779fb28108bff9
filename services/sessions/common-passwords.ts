import { passwordLength, passwordProblem, type PasswordProblem } from '#domain/sessions/password-rules.ts'

let common: Promise<ReadonlySet<string>> | undefined

/** Returns the reason for rejecting a new password, or null. The list of common passwords comes from zxcvbn. */
export async function checkNewPassword(password: string): Promise<PasswordProblem | null> {
  common ??= loadCommon()
  const known = await common
  return passwordProblem(password, (lowercase) => known.has(lowercase))
}

// Loads the list for the first new password, so that idle processes do not hold it in memory.
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= passwordLength.min))
}
