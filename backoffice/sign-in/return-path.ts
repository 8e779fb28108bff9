/** Returns the page to open after login: a back office path, or else the home page. */
export function returnPath(from: string | null): string {
  if (from === null || !/^\/(?![/\\])/.test(from)) return '/'
  return from === '/login' || from.startsWith('/login?') || from.startsWith('/accept/') ? '/' : from
}
