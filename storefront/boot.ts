// Runs on its own, before all else of the page's code: a classic script that imports nothing.

/**
 * Fetches and runs the page's code once everything in sight is there, or at the first touch: the page works without it,
 * and its pictures, words and styles must not wait for it on a slow connection.
 */
function startWhenSeen({ entry = '', modules = '' }: DOMStringMap) {
  let hasStarted = false
  const start = () => {
    if (hasStarted) return
    hasStarted = true
    for (const href of modules.split(' ').filter(Boolean)) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    void import(/* @vite-ignore */ entry)
  }
  if (document.readyState === 'complete') return start()
  for (const event of ['load', 'pointerdown', 'keydown', 'focusin']) {
    addEventListener(event, start, { once: true, capture: true, passive: true })
  }
}

startWhenSeen(document.currentScript!.dataset)
