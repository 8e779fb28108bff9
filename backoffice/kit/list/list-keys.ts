/** Keyboard actions on a list. */
type ListKey = 'next' | 'previous' | 'select' | 'search'

const keys: Readonly<Record<string, ListKey>> = { j: 'next', k: 'previous', x: 'select', '/': 'search' }

/** The relevant properties of a keyboard event. `isTyping` is true in a text field. */
interface Press {
  key: string
  isTyping: boolean
  hasModifier: boolean
}

/** Returns the action for a key, or undefined while the user is typing. */
export function listKeyOf({ key, isTyping, hasModifier }: Press): ListKey | undefined {
  return isTyping || hasModifier ? undefined : keys[key]
}

/** Returns true while a dialog or menu covers the page. A toast is also an alertdialog but does not count. */
export function isPageCovered(): boolean {
  return document.querySelector('.overlay, [role="menu"]') !== null
}

/** Returns true if a key event on the element enters text. */
export function isTypingIn(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox' && target.type !== 'radio'
  return target.isContentEditable || /^(?:TEXTAREA|SELECT)$/.test(target.tagName)
}
