/** The native app bridge on iOS or Android. */
interface AppWindow {
  webkit?: { messageHandlers?: { store?: { postMessage: (message: object) => void } } }
  StoreBridge?: { postMessage: (json: string) => void }
}

/** Sends a message to the native app. Outside the app, does nothing and returns false. */
export function sendAppMessage(type: 'webview_error' | 'linkclick' | 'open_in_browser', payload: object): boolean {
  const { webkit, StoreBridge } = globalThis as AppWindow
  const message = { v: 1, id: crypto.randomUUID(), type, payload }
  const store = webkit?.messageHandlers?.store
  store?.postMessage(message)
  StoreBridge?.postMessage(JSON.stringify(message))
  return store !== undefined || StoreBridge !== undefined
}
