/** Actions of the keyboard on a list. */
type ListKey = 'next' | 'previous' | 'select' | 'search'

const keys: Readonly<Record<string, ListKey>> = { j: 'next', k: 'previous', x: 'select', '/': 'search' }

/** The parts of a keyboard event that decide; `isTyping` is true in a text field. */
interface Press {
  key: string
  isTyping: boolean
  hasModifier: boolean
}

/** Returns the action of a key press, or undefined while text is typed. */
export function listKeyOf({ key, isTyping, hasModifier }: Press): ListKey | undefined {
  return isTyping || hasModifier ? undefined : keys[key]
}

/** Returns true while a dialog or menu covers the page; a toast, which is an alertdialog too, does not. */
export function isCovered(): boolean {
  return document.querySelector('.overlay, [role="menu"]') !== null
}

/** Returns true if a key press on the element types text. */
export function isTypingIn(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox' && target.type !== 'radio'
  return target.isContentEditable || /^(?:TEXTAREA|SELECT)$/.test(target.tagName)
}
