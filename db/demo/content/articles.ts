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
import { oneWall } from '../articles/tours/one-wall.ts'
import { benchBetweenTwoWindows } from '../articles/tours/bench-between-two-windows.ts'
import { ninePlatforms } from '../articles/tours/nine-platforms.ts'
import { liftingByTheCalendar } from '../articles/history/lifting-by-the-calendar.ts'
import { aBellThatMakesNoSound } from '../articles/history/a-bell-that-makes-no-sound.ts'
import { diamondsInSteel } from '../articles/workshop/diamonds-in-steel.ts'
import { betweenSteelAndAir } from '../articles/workshop/between-steel-and-air.ts'
import { everyPictureIsComputed } from '../articles/news/every-picture-is-computed.ts'
import { theLibraryReachesForty } from '../articles/news/the-library-reaches-forty.ts'
import { howToReadAProgram } from '../articles/athletes/how-to-read-a-program.ts'
import { nineAttempts } from '../articles/athletes/nine-attempts.ts'
import { aMeetInAGarage } from '../articles/events/a-meet-in-a-garage.ts'
import { howABarIsLoaded } from '../articles/events/how-a-bar-is-loaded.ts'
import { aColdBar } from '../articles/lifestyle/a-cold-bar.ts'
import { twentyFiveMinutes } from '../articles/lifestyle/twenty-five-minutes.ts'
import { weighOutYourPlates } from '../articles/blog/weigh-out-your-plates.ts'
import { whereBarsSleep } from '../articles/blog/where-bars-sleep.ts'

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
