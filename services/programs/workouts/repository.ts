import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

interface Workout {
  week: number
  day: number
  title: string
  summary: string
}

/** A customer's record for a workout. */
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
const remove = statement<{ week: number }>(
  'program-workout-entry.remove',
  `delete from program_workout_entry where subscription_id = $1 and week = $2 and day = $3
     and not coalesce($4, done_at is not null) and coalesce($5, note) = '' and coalesce($6, score) = ''
   returning week`,
)
// Marking a workout as done again does not change when it was first completed.
const update = statement<WorkoutEntry>(
  'program-workout-entry.update',
  `update program_workout_entry set note = coalesce($5, note), score = coalesce($6, score),
     done_at = case when coalesce($4, done_at is not null) then coalesce(done_at, $7::timestamptz) end
   where subscription_id = $1 and week = $2 and day = $3 returning done_at as "doneAt", note, score`,
)
const insert = statement<WorkoutEntry>(
  'program-workout-entry.insert',
  `insert into program_workout_entry (subscription_id, week, day, done_at, note, score)
   values ($1, $2, $3, case when $4::boolean then $7::timestamptz end, $5, $6)
   returning done_at as "doneAt", note, score`,
)

/** Returns a program's workouts, in order. */
export async function readOutline(db: QueryRunner, productId: number): Promise<Workout[]> {
  return db.run(outline, [productId])
}

export async function saveOutline(tx: Transaction, productId: number, workouts: readonly Workout[]): Promise<void> {
  await tx.run(clearOutline, [productId])
  await tx.run(insertOutline, [productId, JSON.stringify(workouts)])
}

export async function isWorkout(db: QueryRunner, productId: number, week: number, day: number): Promise<boolean> {
  return (await db.run(exists, [productId, week, day])).length > 0
}

/** Returns the customer's workout records for a subscription. */
export async function readEntries(db: QueryRunner, subscriptionId: string) {
  return db.run(entries, [subscriptionId])
}

/** Omitted fields do not change. */
interface EntryInput {
  week: number
  day: number
  isDone?: boolean | undefined
  note?: string | undefined
  score?: string | undefined
}

/** Changes the record for a workout in a locked subscription and returns it. An empty record is deleted. */
export async function saveWorkoutEntry(
  tx: Transaction,
  subscriptionId: string,
  { week, day, isDone, note, score }: EntryInput,
): Promise<WorkoutEntry> {
  const input = [subscriptionId, week, day, isDone ?? null, note ?? null, score ?? null]
  const empty = { doneAt: null, note: '', score: '' }
  if ((await tx.run(remove, input)).length > 0) return empty
  const now = new Date(tx.now)
  const [changed] = await tx.run(update, [...input, now])
  if (changed) return changed
  if (!isDone && !note && !score) return empty
  const [stored] = await tx.run(insert, [...input.slice(0, 4), note ?? '', score ?? '', now])
  return stored!
}
