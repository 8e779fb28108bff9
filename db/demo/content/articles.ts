import { aFirstYearWithABar } from '../articles/a-first-year-with-a-bar.ts'
import { aPudWithAHandle } from '../articles/a-pud-with-a-handle.ts'
import { beforeTheFirstFrost } from '../articles/before-the-first-frost.ts'
import { chooseABarbell } from '../articles/choose-a-barbell.ts'
import type { ArticleEntry } from '../articles/entry.ts'
import { fiveEventsInAYard } from '../articles/five-events-in-a-yard.ts'
import { howHighIsABench } from '../articles/how-high-is-a-bench.ts'
import { howPlatesGotTheirSize } from '../articles/how-plates-got-their-size.ts'
import { bodyweightMovements } from '../articles/movements/bodyweight.ts'
import { handWeightMovements } from '../articles/movements/hand-weights.ts'
import { heavyBarbellMovements } from '../articles/movements/heavy-barbell.ts'
import { machineMovements } from '../articles/movements/machines.ts'
import { oddObjectMovements } from '../articles/movements/odd-objects.ts'
import { specialtyBarMovements } from '../articles/movements/specialty-bar.ts'
import { movementsWithABar } from '../articles/movements/with-a-bar.ts'
import { movementsWithoutABar } from '../articles/movements/without-a-bar.ts'
import { smallGarageGym } from '../articles/small-garage-gym.ts'
import { threeWaysToRunOutOfBreath } from '../articles/three-ways-to-run-out-of-breath.ts'
import { twentyDumbbellsOrTwo } from '../articles/twenty-dumbbells-or-two.ts'
import { whatAFallingBarDoes } from '../articles/what-a-falling-bar-does.ts'
import { whatHoldsARackUp } from '../articles/what-holds-a-rack-up.ts'

/** Oldest first. */
export const demoArticles: readonly ArticleEntry[] = [
  ...movementsWithABar,
  ...movementsWithoutABar,
  ...heavyBarbellMovements,
  ...specialtyBarMovements,
  ...handWeightMovements,
  ...bodyweightMovements,
  ...machineMovements,
  ...oddObjectMovements,
  aPudWithAHandle,
  whatHoldsARackUp,
  threeWaysToRunOutOfBreath,
  whatAFallingBarDoes,
  fiveEventsInAYard,
  howHighIsABench,
  twentyDumbbellsOrTwo,
  chooseABarbell,
  aFirstYearWithABar,
  smallGarageGym,
  beforeTheFirstFrost,
  howPlatesGotTheirSize,
].toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date))

/** Returns an article's publication date within the 12 months before `now`. Only the year changes. */
export function publishedAt({ date }: Pick<ArticleEntry, 'date'>, now: number): Date {
  const at = new Date(date)
  const year = new Date(now).getUTCFullYear()
  at.setUTCFullYear(year)
  if (at.getTime() > now) at.setUTCFullYear(year - 1)
  return at
}
