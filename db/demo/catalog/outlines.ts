import type { Transaction } from '#platform/database.ts'
import { saveOutline } from '#services/programs/workouts/repository.ts'

type Workouts = Parameters<typeof saveOutline>[2]
type Day = readonly [day: number, title: string, summary: string]

/** Repeats the same days every week, with a different note for each week. */
function weekly(weeks: readonly string[], days: readonly Day[]): Workouts {
  return weeks.flatMap((note, index) =>
    days.map(([day, title, summary]) => ({ week: index + 1, day, title, summary: `${summary} ${note}` })),
  )
}

/** Workouts by product: strength, weightlifting, and a twelve-week overhead program. */
const outlines: readonly (readonly [productId: number, workouts: Workouts])[] = [
  [
    2610,
    weekly(
      ['Start at 70%.', 'Add 2.5 kg where all sets went up.', 'Add 2.5 kg again.', 'One set less, same weight.'],
      [
        [1, 'Squat and press', 'Squat 5 × 5, press 5 × 5, row 3 × 8.'],
        [3, 'Deadlift and chin-ups', 'Deadlift 3 × 5, chin-ups 5 sets, carry 4 × 40 m.'],
        [5, 'Squat and bench', 'Squat 3 × 5, bench press 5 × 5, dips 3 sets.'],
      ],
    ),
  ],
  [
    2611,
    weekly(
      ['At 70 to 75%.', 'At 75 to 80%.', 'At 80 to 85%.', 'Up to a single at 90%.'],
      [
        [1, 'Snatch', 'Hang snatch 5 × 2, snatch pull 4 × 3, overhead squat 3 × 3.'],
        [2, 'Legs', 'Front squat 5 × 3, good morning 3 × 8.'],
        [4, 'Clean and jerk', 'Clean and jerk 6 × 1, clean pull 4 × 3.'],
        [6, 'Both lifts', 'Snatch and clean and jerk, each to a heavy single of the day.'],
      ],
    ),
  ],
  [
    2612,
    weekly(
      Array.from({ length: 12 }, (_, week) => (week % 4 === 3 ? 'Half the sets.' : `Add ${250 * ((week % 4) + 1)} g.`)),
      [
        [1, 'Press', 'Press 6 × 3, then one set of ten.'],
        [3, 'Push press', 'Push press 5 × 3, lockouts 3 × 5.'],
        [5, 'Press for speed', 'Press 8 × 2 with a minute between.'],
      ],
    ),
  ],
]

/** Stores the workouts for the demo's training programs. */
export async function saveDemoOutlines(tx: Transaction) {
  for (const [productId, workouts] of outlines) await saveOutline(tx, productId, workouts)
}
