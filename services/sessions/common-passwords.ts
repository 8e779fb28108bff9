import { passwordLength, passwordProblem, type PasswordProblem } from '#domain/sessions/password-rules.ts'

let common: Promise<ReadonlySet<string>> | undefined

/** Returns why a new password is rejected, or null; common passwords come from the list of zxcvbn. */
export async function checkNewPassword(password: string): Promise<PasswordProblem | null> {
  common ??= loadCommon()
  const known = await common
  return passwordProblem(password, (lowercase) => known.has(lowercase))
}

// Loaded with the first new password: an idle process does without its memory.
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= passwordLength.min))
}
