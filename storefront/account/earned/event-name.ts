/** Formats an event id: 'spring-open' becomes 'Spring Open'. */
export function eventName(id: string): string {
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
