/** Detects dead peers after ten idle seconds. The system default is two hours. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const
