/** The native app bridge on iOS or Android. */
interface AppWindow {
  webkit?: { messageHandlers?: { store?: { postMessage: (message: object) => void } } }
  StoreBridge?: { postMessage: (json: string) => void }
}

/** Sends a message to the native app. Does nothing outside the app. */
export function sendAppMessage(type: 'webview_error', payload: Readonly<Record<string, unknown>>): void {
  const { webkit, StoreBridge } = globalThis as AppWindow
  const message = { v: 1, id: crypto.randomUUID(), type, payload }
  webkit?.messageHandlers?.store?.postMessage(message)
  StoreBridge?.postMessage(JSON.stringify(message))
}
