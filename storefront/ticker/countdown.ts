import { finalCountdownMs } from '#domain/promotions/deal.ts'
import type { Shop } from '#storefront/page/page.ts'
import { loadTexts, textsOf } from '../texts.ts'
import { correctClock, currentStoreTime } from '#storefront/browser/store-clock.ts'

/**
 * Returns the time left within the last day as '3:07:09', or '3:07' with reduced motion. Returns null before the last
 * day and after the end.
 */
export function timeLeft(milliseconds: number, isQuiet: boolean): string | null {
  if (milliseconds <= 0 || milliseconds >= finalCountdownMs) return null
  const seconds = Math.ceil(milliseconds / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = two(Math.floor(seconds / 60) % 60)
  return isQuiet ? `${hours}:${minutes}` : `${hours}:${minutes}:${two(seconds % 60)}`
}

const second = 1000
/** Interval between checks for a deal on the page. */
const checkInterval = 3 * second

/** Counts down to the end of a product page's deal and reloads the page at the end. */
export function startCountdown(shop: Shop, reload: () => unknown): void {
  const isQuiet = matchMedia('(prefers-reduced-motion: reduce)')
  const step = async () => {
    const note = document.querySelector<HTMLElement>('.buy [data-ends]')
    if (note === null || document.hidden) return checkInterval
    await Promise.all([correctClock(), loadTexts(shop.language, ['catalog/deals'])])
    const remaining = Number(note.dataset['ends']) - currentStoreTime(shop)
    show(note, timeLeft(remaining, isQuiet.matches), textsOf(shop.language, 'catalog/deals').remaining)
    if (remaining > 0) return remaining < finalCountdownMs ? second : checkInterval
    await reload()
    return checkInterval
  }
  const next = () =>
    void step().then(
      (wait) => setTimeout(next, wait),
      () => setTimeout(next, checkInterval),
    )
  next()
}

/** Shows the remaining time in a timer that screen readers do not announce. */
function show(note: HTMLElement, remaining: string | null, words: (time: string) => string) {
  let timer = note.querySelector<HTMLElement>('[role=timer]')
  if (remaining === null) return timer?.remove()
  if (timer === null) {
    timer = Object.assign(document.createElement('b'), { role: 'timer', ariaLive: 'off', className: 'deal__timer' })
    note.append(timer)
  }
  const text = words(remaining)
  if (timer.textContent !== text) timer.textContent = text
}
