/**
 * Returns a listener that never throws, because a defect of analytics must not stop the screen, the call, or the
 * navigation that reports a signal.
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
