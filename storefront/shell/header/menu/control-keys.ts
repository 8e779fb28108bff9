import { currentSection } from './control-sections.ts'
import { nextBarIndex, nextMenuPlace } from './menu-steps.ts'

/** Moves focus with arrow keys, Home, and End along the link bar, down into the menu, and within it [SHELL-019]. */
export function controlKeys(menu: HTMLDetailsElement, signal: AbortSignal): void {
  menu.parentElement?.addEventListener(
    'keydown',
    (event) => {
      const { altKey, ctrlKey, metaKey, shiftKey, target } = event
      if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLElement)) return
      const next = menu.querySelector('.mega__panel')?.contains(target)
        ? nextInMenu(menu, target, event.key)
        : nextInBar(menu, target, event.key)
      if (!next) return
      event.preventDefault()
      next.focus()
    },
    { signal },
  )
}

function nextInBar(menu: HTMLDetailsElement, target: HTMLElement, key: string): HTMLElement | null {
  const summary = menu.querySelector('summary')
  if (key === 'ArrowDown' && target === summary) {
    menu.open = true
    return currentSection(menu)
  }
  const links = [...(menu.parentElement?.querySelectorAll<HTMLElement>(':scope > a, summary') ?? [])]
  const index = links.indexOf(target)
  const next = index < 0 ? null : nextBarIndex(key, index, links.length)
  return next === null ? null : links[next]!
}

function nextInMenu(menu: HTMLDetailsElement, target: HTMLElement, key: string): HTMLElement | null {
  const columns = columnsOf(menu)
  const column = columns.findIndex((links) => links.includes(target))
  if (column < 0) return null
  const current = currentSection(menu)
  const place = nextMenuPlace(
    key,
    { column, row: columns[column]!.indexOf(target) },
    columns.map(({ length }) => length),
    current ? columns[0]!.indexOf(current) : 0,
  )
  if (place === 'bar') return menu.querySelector('summary')
  return place && (columns[place.column]?.[place.row] ?? null)
}

/** Returns the columns of links: the sections, each group in the current section, and its promotion. */
function columnsOf(menu: HTMLDetailsElement): HTMLElement[][] {
  const linksIn = (part: Element) => (part.matches('a') ? [part as HTMLElement] : [...part.querySelectorAll('a')])
  const parts = menu.querySelectorAll('[data-current] :is(.mega__groups > li, .mega__promo)')
  return [[...menu.querySelectorAll<HTMLElement>('.mega__section')], ...[...parts].map(linksIn)]
}
