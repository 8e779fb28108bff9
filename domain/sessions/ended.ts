/** Cookie set when the session ends during rendering. Its value is the path. */
export const endedCookie = 'session_ended'
