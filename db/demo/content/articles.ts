import { aFirstYearWithABar } from '../articles/athletes/a-first-year-with-a-bar.ts'
import { howToReadAProgram } from '../articles/athletes/how-to-read-a-program.ts'
import { nineAttempts } from '../articles/athletes/nine-attempts.ts'
import { twentyDumbbellsOrTwo } from '../articles/blog/twenty-dumbbells-or-two.ts'
import { weighOutYourPlates } from '../articles/blog/weigh-out-your-plates.ts'
import { whereBarsSleep } from '../articles/blog/where-bars-sleep.ts'
import { aPudWithAHandle } from '../articles/documentary/a-pud-with-a-handle.ts'
import { betweenSteelAndAir } from '../articles/documentary/between-steel-and-air.ts'
import { diamondsInSteel } from '../articles/documentary/diamonds-in-steel.ts'
import type { ArticleEntry } from '../articles/entry.ts'
import { aMeetInAGarage } from '../articles/events/a-meet-in-a-garage.ts'
import { fiveEventsInAYard } from '../articles/events/five-events-in-a-yard.ts'
import { howABarIsLoaded } from '../articles/events/how-a-bar-is-loaded.ts'
import { chooseABarbell } from '../articles/gear/choose-a-barbell.ts'
import { howHighIsABench } from '../articles/gear/how-high-is-a-bench.ts'
import { whatHoldsARackUp } from '../articles/gear/what-holds-a-rack-up.ts'
import { aBellThatMakesNoSound } from '../articles/history/a-bell-that-makes-no-sound.ts'
import { howPlatesGotTheirSize } from '../articles/history/how-plates-got-their-size.ts'
import { liftingByTheCalendar } from '../articles/history/lifting-by-the-calendar.ts'
import { aColdBar } from '../articles/lifestyle/a-cold-bar.ts'
import { twentyFiveMinutes } from '../articles/lifestyle/twenty-five-minutes.ts'
import { whatAFallingBarDoes } from '../articles/lifestyle/what-a-falling-bar-does.ts'
import { bodyweightMovements } from '../articles/movements/bodyweight.ts'
import { handWeightMovements } from '../articles/movements/hand-weights.ts'
import { heavyBarbellMovements } from '../articles/movements/heavy-barbell.ts'
import { machineMovements } from '../articles/movements/machines.ts'
import { oddObjectMovements } from '../articles/movements/odd-objects.ts'
import { specialtyBarMovements } from '../articles/movements/specialty-bar.ts'
import { threeWaysToRunOutOfBreath } from '../articles/movements/three-ways-to-run-out-of-breath.ts'
import { movementsWithABar } from '../articles/movements/with-a-bar.ts'
import { movementsWithoutABar } from '../articles/movements/without-a-bar.ts'
import { beforeTheFirstFrost } from '../articles/news/before-the-first-frost.ts'
import { everyPictureIsComputed } from '../articles/news/every-picture-is-computed.ts'
import { theLibraryReachesForty } from '../articles/news/the-library-reaches-forty.ts'
import { benchBetweenTwoWindows } from '../articles/tours/bench-between-two-windows.ts'
import { ninePlatforms } from '../articles/tours/nine-platforms.ts'
import { oneWall } from '../articles/tours/one-wall.ts'
import { smallGarageGym } from '../articles/tours/small-garage-gym.ts'

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
  oneWall,
  benchBetweenTwoWindows,
  ninePlatforms,
  liftingByTheCalendar,
  aBellThatMakesNoSound,
  diamondsInSteel,
  betweenSteelAndAir,
  everyPictureIsComputed,
  theLibraryReachesForty,
  howToReadAProgram,
  nineAttempts,
  aMeetInAGarage,
  howABarIsLoaded,
  aColdBar,
  twentyFiveMinutes,
  weighOutYourPlates,
  whereBarsSleep,
].toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date))

/** Returns an article's publication date within the 12 months before `now`. Only the year changes. */
export function publishedAt({ date }: Pick<ArticleEntry, 'date'>, now: number): Date {
  const at = new Date(date)
  const year = new Date(now).getUTCFullYear()
  at.setUTCFullYear(year)
  if (at.getTime() > now) at.setUTCFullYear(year - 1)
  return at
}
