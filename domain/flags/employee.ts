/**
 * Returns true if an email address has a listed domain. Compares the part after the last @ in lower case. The result is
 * a targeting attribute and grants no permission [FLAG-401, FLAG-414].
 */
export function isEmployee(email: string, domains: readonly string[]): boolean {
  const at = email.lastIndexOf('@')
  return at > 0 && domains.includes(email.slice(at + 1).toLowerCase())
}
