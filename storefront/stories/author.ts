/** Returns the line that names the author of a story, the gym and the place. */
export function authorOf({ firstName, gym, place }: { firstName: string; gym: string; place: string }): string {
  return [firstName, gym, place].filter((part) => part !== '').join(', ')
}
