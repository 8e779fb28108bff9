import { useSession } from '#backoffice/frame/use-me.ts'
import { agentName } from '#backoffice/support/thread/agent-name.ts'

/** Returns the name that the logged-in staff member uses for quotes. Customers see this name. */
export function useAgentName(): string {
  const { name, email } = useSession().me
  return agentName(name) || email.split('@')[0]!
}
