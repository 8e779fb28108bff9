import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

interface Workout {
  week: number
  day: number
  title: string
  summary: string
}

/** A customer's record of a workout. */
export interface WorkoutEntry {
  doneAt: Date | null
  note: string
  score: string
}

const outline = statement<Workout>(
  'program.outline',
  'select week, day, title, summary from program_workout where product_id = $1 order by week, day limit 400',
)
const clearOutline = statement('program.clear-outline', 'delete from program_workout where product_id = $1')
const insertOutline = statement(
  'program.put-outline',
  `insert into program_workout (product_id, week, day, title, summary)
   select $1, week, day, title, summary
   from jsonb_to_recordset($2) as w (week integer, day integer, title text, summary text)`,
)
const exists = statement<{ week: number }>(
  'program.has-workout',
  'select week from program_workout where product_id = $1 and week = $2 and day = $3',
)
const entries = statement<WorkoutEntry & { week: number; day: number }>(
  'program-workout-entry.of',
  `select week, day, done_at as "doneAt", note, score from program_workout_entry where subscription_id = $1
   order by week, day limit 400`,
)
// A repeated tick keeps the time of the first.
const put = statement<WorkoutEntry>(
  'program-workout-entry.put',
  `insert into program_workout_entry as e (subscription_id, week, day, done_at, note, score)
   values ($1, $2, $3, $4, $5, $6)
   on conflict (subscription_id, week, day) do update set note = excluded.note, score = excluded.score,
     done_at = case when excluded.done_at is not null then coalesce(e.done_at, excluded.done_at) end
   returning done_at as "doneAt", note, score`,
)
const remove = statement(
  'program-workout-entry.remove',
  'delete from program_workout_entry where subscription_id = $1 and week = $2 and day = $3',
)

/** Returns the workouts of a program, in order. */
export async function readOutline(db: QueryRunner, productId: number): Promise<Workout[]> {
  return db.run(outline, [productId])
}

export async function putOutline(tx: Transaction, productId: number, workouts: readonly Workout[]): Promise<void> {
  await tx.run(clearOutline, [productId])
  await tx.run(insertOutline, [productId, JSON.stringify(workouts)])
}

export async function isWorkout(db: QueryRunner, productId: number, week: number, day: number): Promise<boolean> {
  return (await db.run(exists, [productId, week, day])).length > 0
}

/** Returns the customer's records of the workouts of a subscription. */
export async function readEntries(db: QueryRunner, subscriptionId: string) {
  return db.run(entries, [subscriptionId])
}

interface EntryInput {
  week: number
  day: number
  doneAt: Date | null
  note: string
  score: string
}

/** Stores the record of a workout and returns it; an empty record is deleted. */
export async function putEntry(
  tx: Transaction,
  subscriptionId: string,
  { week, day, doneAt, note, score }: EntryInput,
): Promise<WorkoutEntry> {
  if (doneAt === null && note === '' && score === '') {
    await tx.run(remove, [subscriptionId, week, day])
    return { doneAt: null, note, score }
  }
  const [stored] = await tx.run(put, [subscriptionId, week, day, doneAt, note, score])
  return stored!
}
