/**
 * While a save is running, delays the page's other links and forms, so that they act on the saved quantity. A failed
 * save drops them, because the page shows its message. Returns a function that stops this.
 */
export function delayActionsWhileSaving(own: HTMLFormElement, saving: () => Promise<boolean> | null): () => void {
  let isHolding = false
  const hold = (event: MouseEvent | SubmitEvent) => {
    const action = actionOf(event)
    if (action === null || action.element === own || !own.closest('main')?.contains(action.element)) return
    const save = saving()
    if (save === null) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (isHolding) return
    isHolding = true
    void save.then((isSaved) => {
      isHolding = false
      if (isSaved && action.element.isConnected) action.run()
    })
  }
  document.addEventListener('click', hold, true)
  document.addEventListener('submit', hold, true)
  return () => {
    document.removeEventListener('click', hold, true)
    document.removeEventListener('submit', hold, true)
  }
}

function actionOf(event: MouseEvent | SubmitEvent): { element: HTMLElement; run: () => void } | null {
  const { target } = event
  if (target instanceof HTMLFormElement && event instanceof SubmitEvent) {
    const { submitter } = event
    return { element: target, run: () => target.requestSubmit(submitter?.isConnected ? submitter : null) }
  }
  if (!(event instanceof MouseEvent) || !(target instanceof Element)) return null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const link = target.closest<HTMLAnchorElement>('a[href]')
  return link !== null && isPlain && link.target === '' ? { element: link, run: () => link.click() } : null
}
