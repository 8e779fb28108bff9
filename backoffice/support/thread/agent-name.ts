const storageKey = 'backoffice-agent-name'

/** Returns the name that customers see: the last one used in this browser, or else the staff member's first name. */
export function agentName(name: string): string {
  return localStorage.getItem(storageKey) ?? name.trim().split(/\s/)[0] ?? ''
}

/** Stores the name that customers see. */
export function rememberAgentName(name: string): void {
  localStorage.setItem(storageKey, name)
}
