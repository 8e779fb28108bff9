/** Returns the id of a workout on its program's page. */
export function workoutAnchor({ week, day }: { week: number; day: number }): string {
  return `workout-${week}-${day}`
}
