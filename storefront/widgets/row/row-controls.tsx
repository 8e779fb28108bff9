import { type RefObject, useEffect, useRef, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { attachCarousel } from '../carousel/attach-carousel.ts'
import { hiddenSides, scrollStep } from './hidden-sides.ts'

interface RowControlsProps {
  list: RefObject<HTMLUListElement | null>
  label: string
}

/** Renders the buttons that scroll a row, or nothing if the entire row fits. */
export function RowControls({ list, label }: RowControlsProps) {
  const texts = useTexts('widgets/row')
  const { before, after } = useHiddenSides(list)
  const slide = useSlide(list)
  if (!before && !after) return null
  // A disabled button would lose focus.
  return (
    <>
      <button
        type="button"
        className="sliding-row__button"
        aria-label={texts.previous(label)}
        aria-disabled={!before}
        onClick={() => slide(-1)}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        className="sliding-row__button sliding-row__button--next"
        aria-label={texts.next(label)}
        aria-disabled={!after}
        onClick={() => slide(1)}
      >
        <Icon name="back" />
      </button>
    </>
  )
}

/** Returns a function that scrolls by one step; calling it during the movement adds a step to the destination. */
function useSlide(list: RefObject<HTMLUListElement | null>) {
  const goal = useRef<number | null>(null)
  useEffect(() => {
    const row = list.current!
    const stop = () => (goal.current = null)
    const events = ['scrollend', 'wheel', 'pointerdown'] as const
    for (const name of events) row.addEventListener(name, stop, { passive: true })
    return () => {
      for (const name of events) row.removeEventListener(name, stop)
    }
  }, [list])
  return (direction: 1 | -1) => {
    const row = list.current!
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const from = goal.current ?? row.scrollLeft
    const left = Math.max(0, Math.min(from + direction * scrollStep(row), row.scrollWidth - row.clientWidth))
    // Browsers without the event cannot tell when scrolling has ended.
    if ('onscrollend' in row && Math.abs(left - row.scrollLeft) > 1) goal.current = left
    row.scrollTo({ left, behavior: isCalm ? 'instant' : 'smooth' })
  }
}

/** Tracks the sides on which the row hides items, after scrolling to the current page's item. */
function useHiddenSides(list: RefObject<HTMLUListElement | null>) {
  const [before, setBefore] = useState(false)
  const [after, setAfter] = useState(false)
  useEffect(() => {
    const row = list.current!
    const read = () => {
      const sides = hiddenSides(row)
      setBefore(sides.before)
      setAfter(sides.after)
    }
    showCurrent(row)
    row.addEventListener('scroll', read, { passive: true })
    const size = new ResizeObserver(read)
    size.observe(row)
    const detach = attachCarousel(row)
    return () => {
      row.removeEventListener('scroll', read)
      size.disconnect()
      detach()
    }
  }, [list])
  return { before, after }
}

function showCurrent(row: HTMLElement) {
  const item = row.querySelector('[aria-current]')?.closest('li')
  if (!item) return
  const { left, right } = row.getBoundingClientRect()
  const own = item.getBoundingClientRect()
  if (own.left < left || own.right > right) row.scrollLeft += own.left - left - (right - left - own.width) / 2
}
