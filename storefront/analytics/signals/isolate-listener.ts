/**
 * Returns a listener that never throws, because an analytics defect must not stop the screen, call, or navigation that
 * reports a signal.
 */
export function isolateListener<Item>(listener: (item: Item) => void, onError: (error: unknown) => void) {
  return (item: Item) => {
    try {
      listener(item)
    } catch (error) {
      onError(error)
    }
  }
}
