const storageKey = 'backoffice-agent-name'

/** Returns the name that customers see: the one this browser used last, else the staff member's first name. */
export function agentName(name: string): string {
  return localStorage.getItem(storageKey) ?? name.trim().split(/\s/)[0] ?? ''
}

/** Remembers the name that customers see. */
export function rememberAgentName(name: string): void {
  localStorage.setItem(storageKey, name)
}
