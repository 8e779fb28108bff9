/** Returns the HTML id of a workout on its program page. */
export function workoutAnchor({ week, day }: { week: number; day: number }): string {
  return `workout-${week}-${day}`
}
