/** The agreement asks for the first choice, and the preferences change it. */
type SheetView = 'closed' | 'agreement' | 'preferences'

let view: SheetView = 'closed'
const listeners = new Set<() => void>()

export const sheet = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: () => view,
  show(next: SheetView) {
    view = next
    for (const listener of listeners) listener()
  },
}
