/** An event's id as people read it: 'spring-open' is 'Spring Open'. */
export function eventName(id: string): string {
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
