/** Returns the byline of a story: author, gym, and place. */
export function authorOf({ firstName, gym, place }: { firstName: string; gym: string; place: string }): string {
  return [firstName, gym, place].filter((part) => part !== '').join(', ')
}
