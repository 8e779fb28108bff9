import { useSession } from '#backoffice/frame/use-me.ts'
import { agentName } from '#backoffice/support/thread/agent-name.ts'

/** Returns the name under which the signed-in staff member works on quotes, and which customers see. */
export function useAgent(): string {
  const { name, email } = useSession().me
  return agentName(name) || email.split('@')[0]!
}
