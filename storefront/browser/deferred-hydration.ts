// Runs on its own, before all else of the page's code: a classic script that imports nothing.

/** How long after its last file a page waits to be told that it is on the screen; not every browser tells. */
const longestWait = 500

/**
 * Fetches and runs the page's code once everything in sight is on the screen, or at the first touch: the page works
 * without it, and its pictures, words and styles must not wait for it on a slow connection.
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
    setTimeout(start, longestWait)
    // Files can all be there before the first picture of the page is on the screen: that one comes first.
    new PerformanceObserver(start).observe({ type: 'largest-contentful-paint', buffered: true })
  }
  if (document.readyState === 'complete') startWhenPainted()
  else addEventListener('load', startWhenPainted, { once: true })
  for (const event of ['pointerdown', 'keydown', 'focusin']) {
    addEventListener(event, start, { once: true, capture: true, passive: true })
  }
}

startWhenSeen(document.currentScript!.dataset)
