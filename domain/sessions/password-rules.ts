export const passwordLength = { min: 8, max: 128 } as const

export type PasswordProblem = 'short' | 'long' | 'common'

/**
 * Returns the reason that a new password is rejected, or null. Only its length and a list of common passwords matter;
 * there are no character rules [ACCOUNT-429, SESSION-433].
 */
export function passwordProblem(password: string, isCommon: (password: string) => boolean): PasswordProblem | null {
  const length = Array.from(password).length
  if (length < passwordLength.min) return 'short'
  if (length > passwordLength.max) return 'long'
  return isCommon(password.toLowerCase()) ? 'common' : null
}
