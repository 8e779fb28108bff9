import { isTowardPanel, type Point } from './safe-triangle.ts'

/**
 * Milliseconds of recent movement that determine the mouse direction, and the delay before a diagonal move selects a
 * section.
 */
const memory = 120
const patience = 300

/**
 * Shows the Shop menu section under the focus or mouse. A diagonal move toward the columns does not change the section.
 * The first touch shows a section, and the second follows its link [SHELL-018, SHELL-019].
 */
export function controlSections(menu: HTMLDetailsElement, signal: AbortSignal): void {
  // From here on, CSS shows the section with data-current instead of the hovered one.
  showSection(menu, menu.querySelector('li:is(:hover, :focus-within) > .mega__section') ?? currentSection(menu))
  menu.dataset['live'] = ''
  menu.addEventListener('toggle', () => menu.open && showSection(menu, currentSection(menu)), { signal })
  menu.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element) showSection(menu, sectionAt(target))
    },
    { signal },
  )
  followMouse(menu, signal)
  followTouch(menu, signal)
}

/** Returns the displayed section's link, or initially the first link. */
export function currentSection(menu: HTMLDetailsElement): HTMLElement | null {
  return menu.querySelector<HTMLElement>('[data-current] > .mega__section') ?? menu.querySelector('.mega__section')
}

function sectionAt(target: Element): Element | null {
  return target.closest('.mega__sections > li')?.querySelector(':scope > .mega__section') ?? null
}

function showSection(menu: HTMLDetailsElement, section: Element | null) {
  const item = section?.parentElement
  if (!item || item.hasAttribute('data-current')) return
  menu.querySelector('[data-current]')?.removeAttribute('data-current')
  item.setAttribute('data-current', '')
}

function followMouse(menu: HTMLDetailsElement, signal: AbortSignal) {
  let moves: (Point & { time: number })[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  menu.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return
      const { clientX: x, clientY: y, timeStamp: time } = event
      moves = [...moves.filter((move) => time - move.time < memory), { x, y, time }]
      const section = event.target.closest('.mega__section')
      if (!section || section === currentSection(menu)) return stop()
      const columns = menu.querySelector('[data-current] > .mega__columns')?.getBoundingClientRect()
      if (columns && isTowardPanel(moves[0]!, { x, y }, columns)) {
        timer ??= setTimeout(() => {
          stop()
          if (section.matches(':hover')) showSection(menu, section)
        }, patience)
        return
      }
      stop()
      showSection(menu, section)
    },
    { signal },
  )
  menu.addEventListener('pointerleave', stop, { signal })
  signal.addEventListener('abort', stop)
}

function followTouch(menu: HTMLDetailsElement, signal: AbortSignal) {
  let touched: Element | null = null
  menu.addEventListener(
    'pointerdown',
    ({ pointerType, target }) => {
      const section = target instanceof Element ? target.closest('.mega__section') : null
      const opens = section !== null && section !== currentSection(menu) && section.nextElementSibling !== null
      touched = pointerType !== 'mouse' && opens ? section : null
    },
    { signal },
  )
  menu.addEventListener(
    'click',
    (event) => {
      if (touched === null || !(event.target instanceof Node) || !touched.contains(event.target)) return
      event.preventDefault()
      showSection(menu, touched)
      touched = null
    },
    { signal },
  )
}
