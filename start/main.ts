// `npm start`: from nothing to a store that answers. Each step that is done is skipped the next time.
import { openListeners } from '#platform/listen.ts'
import { openLog, type Log } from '#platform/log.ts'
import { readSettings, settingsOf, type Configuration } from '#platform/settings/settings.ts'
import { traceBy } from '#platform/tracing/trace.ts'
import { Stop } from '#platform/stop.ts'
import { buildStorefront } from '#storefront/build/build.ts'
import { explainFullDisk, openDataFolder, takeDataFolder } from './data-folder.ts'
import { readyDatabase } from './database.ts'
import { printFailure, step } from './progress.mjs'
import { readyLines } from './ready.ts'
import { secretOf } from './secret.ts'
import { openStore } from './store/store.ts'
import { endInOrder } from './stopping.ts'

const { onStop, stop, isStopping } = endInOrder()

try {
  const configuration = configurationOf(process.env)
  const log = openLog(configuration.logLevel)
  await start(configuration, log).catch((error: unknown) => {
    throw explainFullDisk(error, configuration.dataDir)
  })
  // A library's promise that nobody waits for, as when the database goes away under the job queue: told, and outlived.
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'a promise that nobody waited for'))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'a defect that nothing caught; the store ends and is started again')
    void stop(1)
  })
} catch (error) {
  // What a stop broke off has nothing to say.
  if (!isStopping()) {
    printFailure(error)
    await stop(1)
  }
}

async function start(configuration: Configuration, log: Log) {
  const { dataDir, mode, port, hosts, traces } = configuration
  openDataFolder(dataDir)
  await takeDataFolder(dataDir)
  const isWeb = configuration.parts.includes('web')
  if (isWeb) await checkPorts(configuration)
  if (traces) onStop(await traceTo(traces, log))
  const database = await readyDatabase(configuration, (news) => log.error(news), onStop)
  const build = isWeb ? await step('Build the storefront', (progress) => buildStorefront(progress)) : undefined
  const settings = settingsOf(configuration, {
    databaseUrl: database.url,
    secret: configuration.secret ?? secretOf(dataDir),
  })
  const store = await step('Open the store', () => openStore(settings, log, build?.folder))
  onStop(() => store.close())
  const open = await openListeners(store.listeners, hosts)
  // A load balancer needs a moment to look away; a person at a terminal does not.
  onStop(() => open.drain({ withinMs: 10_000, noticeMs: mode === 'live' ? 3_000 : 0 }))
  process.send?.('ready')
  console.log(readyLines(settings, store.listeners).join('\n'))
  log.info({ port, mode }, 'ready')
}

/** Nothing of it is loaded where nothing is traced. */
async function traceTo(traces: NonNullable<Configuration['traces']>, log: Log) {
  const { openTelemetry } = await import('#platform/tracing/opentelemetry.ts')
  const telemetry = openTelemetry({ ...traces, report: (error) => log.error({ err: error }, 'traces') })
  traceBy(telemetry)
  return telemetry.close
}

function configurationOf(env: NodeJS.ProcessEnv): Configuration {
  const read = readSettings(env)
  if ('problems' in read) throw new Stop(['The settings are not right:', ...read.problems].join('\n  '))
  return read
}

/** Before minutes of work: whether the ports are free at all. */
async function checkPorts({ port, sandboxPort, backOfficePort, hosts }: Configuration) {
  const names = ['USA', 'Canada', 'Australia', 'Europe', 'UK', 'APO']
  const listeners = [
    ...names.map((name, index) => ({ name, port: port + index, handle: () => {} })),
    { name: 'sandbox', port: sandboxPort, handle: () => {} },
    { name: 'back office', port: backOfficePort, handle: () => {} },
  ]
  await (await openListeners(listeners, hosts)).drain({ withinMs: 0 })
}
