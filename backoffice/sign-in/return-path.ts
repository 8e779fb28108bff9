/** Returns the page that a login leads back to: a path of the back office, else the home page. */
export function returnPath(from: string | null): string {
  if (from === null || !/^\/(?![/\\])/.test(from)) return '/'
  return from === '/login' || from.startsWith('/login?') || from.startsWith('/accept/') ? '/' : from
}
