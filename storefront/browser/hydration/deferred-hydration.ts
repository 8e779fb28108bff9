// Built as a classic script without imports, so that it runs before the other code of the page.

/** Not every browser sends the largest-contentful-paint event. */
const maxWaitMs = 500

/**
 * Starts the scripts late, because the page works without them. They must not delay images, text, and styles on a slow
 * connection.
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
  const startWhenPainted = () => {
    setTimeout(start, maxWaitMs)
    // All files may have loaded before the largest image is painted, but the image has priority.
    new PerformanceObserver(start).observe({ type: 'largest-contentful-paint', buffered: true })
  }
  if (document.readyState === 'complete') startWhenPainted()
  else addEventListener('load', startWhenPainted, { once: true })
  for (const event of ['pointerdown', 'keydown', 'focusin']) {
    addEventListener(event, start, { once: true, capture: true, passive: true })
  }
}

startWhenSeen(document.currentScript!.dataset)
