/**
 * Returns true if an email address is of a listed domain, compared in lowercase with the part after the last @. The
 * result is an attribute for targeting and grants no permission [FLAG-401, FLAG-414].
 */
export function isEmployee(email: string, domains: readonly string[]): boolean {
  const at = email.lastIndexOf('@')
  return at > 0 && domains.includes(email.slice(at + 1).toLowerCase())
}
