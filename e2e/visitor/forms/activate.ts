import type { DOMWindow } from 'jsdom'
import { createSubmission } from './submission.ts'
import type { Navigation } from '../network/navigation.ts'
import { describeElement, requireEnabled } from '../elements/select.ts'

/** A navigation that an element starts, without the page that it comes from. */
export type Started = Omit<Navigation, 'from'>

/**
 * Clicks an element and returns the navigation that starts, if any. Labels, checkboxes, radio buttons, and `details`
 * react as in a browser. A click on text inside a link or button activates the link or button.
 */
export function click(element: Element): Started | undefined {
  const control = element.closest('button, input, select, textarea')
  if (control) requireEnabled(control)
  const window = element.ownerDocument.defaultView as unknown as DOMWindow
  let target: Element | null = null
  const note = (event: Event) => {
    const hit = (event.target as Element).closest(
      'a[href], area[href], button, input[type="submit"], input[type="image"]',
    )
    if (!hit || (hit.localName === 'button' && (hit as HTMLButtonElement).type !== 'submit')) return
    target = hit
    // Otherwise, jsdom would submit the form without the button's own settings.
    event.preventDefault()
  }
  window.addEventListener('click', note)
  element.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))
  window.removeEventListener('click', note)
  return target === null ? undefined : start(target)
}

function start(target: Element): Started | undefined {
  if (target.getAttribute('target') === '_blank') throw new Error(`Opens a new tab: ${describeElement(target)}`)
  if (target.localName === 'a' || target.localName === 'area')
    return { url: new URL((target as HTMLAnchorElement).href), method: 'GET' }
  const button = target as HTMLButtonElement
  return button.form ? createSubmission(button.form, button) : undefined
}

/** Presses Enter, which activates a link or button. In a text field, it submits the form by its first button. */
export function pressEnter(element: Element): Started | undefined {
  const { form, type } = element as HTMLInputElement
  const isText = element.localName === 'input' && !['checkbox', 'radio', 'submit', 'button', 'file'].includes(type)
  if (!isText) return click(element)
  if (!form) return undefined
  const buttons = [...form.elements].filter((control) => {
    const kind = (control as HTMLButtonElement).type
    return kind === 'submit' && (control.localName === 'button' || control.localName === 'input')
  })
  const first = buttons[0]
  if (first === undefined) return createSubmission(form, null)
  return (first as HTMLButtonElement).disabled ? undefined : click(first)
}
