/**
 * drills: ClickHouse servers of the drill's own, as Debian packages them: one
 * alone, or shards with replicas and a ZooKeeper.
 */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connect } from 'node:net'
import { installPackages, mayInstall } from '#main/tooling/apt-get.ts'
import { freePort } from '#server/platform/postgres/embedded-postgres.ts'
import { StartError } from '#server/platform/refusals/errors.ts'
import { until } from '../cluster/postgres-servers.ts'
import { createRunning, type Running } from '../cluster/process.ts'

type Closing = (end: () => Promise<unknown>) => void
export type ClickhouseServer = Running & { name: string; url: string; ports: Ports }
type Ports = { http: number; tcp: number; between: number }
type Wish = { folder: string; closing: Closing }

const server = '/usr/sbin/clickhouse-server'
const zookeeper = '/usr/share/java/zookeeper.jar'
const startsWithinMs = 60_000

/** Brings ClickHouse, and ZooKeeper where servers are to agree on something. */
export async function installClickhouse(say: (text: string) => void, { isCluster = false } = {}) {
  const packages = isCluster ? ['clickhouse-server', 'zookeeper'] : ['clickhouse-server']
  if (existsSync(server) && (!isCluster || existsSync(zookeeper))) return
  if (!mayInstall()) throw new StartError(`this drill needs Debian's packages ${packages.join(', ')}.`)
  await installPackages(packages, 'the search of the drill', say)
  if (!existsSync(server)) throw new StartError(`${packages.join(', ')} could not be installed.`)
}

/** One server that stands alone. */
export async function startClickhouse({ folder, closing }: Wish): Promise<ClickhouseServer> {
  const alone = await prepare('alone', { folder, ports: await freePorts(), more: '' })
  closing(alone.stop)
  await begin(alone)
  return alone
}

/** Two shards of two servers each under the name `homes`, and who they agree by. */
export async function startCluster({ folder, closing }: Wish) {
  const keeper = await startZookeeper(folder, closing)
  const names = ['a1', 'a2', 'b1', 'b2']
  const ports = await Promise.all(names.map(freePorts))
  const replica = ({ tcp }: Ports) => `<replica><host>127.0.0.1</host><port>${tcp}</port></replica>`
  const shard = (of: Ports[]) =>
    `<shard><internal_replication>true</internal_replication>${of.map(replica).join('')}</shard>`
  const servers = await Promise.all(
    names.map((name, at) =>
      prepare(name, {
        folder,
        ports: ports[at] as Ports,
        more: `<remote_servers><homes>${shard(ports.slice(0, 2))}${shard(ports.slice(2))}</homes></remote_servers>
  <zookeeper><node><host>127.0.0.1</host><port>${keeper.port}</port></node></zookeeper>
  <macros><shard>${at >> 1}</shard><replica>${at & 1}</replica></macros>
  <distributed_ddl><path>/clickhouse/task_queue/ddl</path></distributed_ddl>`,
      }),
    ),
  )
  for (const one of servers) {
    closing(one.stop)
    await begin(one)
  }
  return { servers, keeper }
}

const freePorts = async (): Promise<Ports> => ({
  http: await freePort(),
  tcp: await freePort(),
  between: await freePort(),
})

/** Begins a server, again where it was killed, and waits until it answers. */
export async function begin(one: ClickhouseServer): Promise<void> {
  one.start()
  const answers = () =>
    fetch(`${one.url}/ping`).then(
      async (answer) => (await answer.text()) === 'Ok.\n',
      () => false,
    )
  await until(answers, startsWithinMs, `The ClickHouse server ${one.name} did not answer`)
}

type Making = { folder: string; ports: Ports; more: string }

async function prepare(name: string, { folder, ports, more }: Making): Promise<ClickhouseServer> {
  const home = join(folder, name)
  await mkdir(join(home, 'data'), { recursive: true })
  await writeFile(join(home, 'config.xml'), configOf(home, { ports, more }))
  await writeFile(join(home, 'users.xml'), users)
  const running = createRunning({
    command: server,
    args: [`--config=${join(home, 'config.xml')}`],
    logFile: join(home, 'said.log'),
  })
  return { ...running, name, url: `http://127.0.0.1:${ports.http}`, ports }
}

const configOf = (home: string, { ports, more }: Omit<Making, 'folder'>) => `<?xml version="1.0"?>
<yandex>
  <logger><level>warning</level><log>${home}/server.log</log><errorlog>${home}/error.log</errorlog></logger>
  <listen_host>127.0.0.1</listen_host>
  <http_port>${ports.http}</http_port><tcp_port>${ports.tcp}</tcp_port>
  <interserver_http_port>${ports.between}</interserver_http_port>
  <interserver_http_host>127.0.0.1</interserver_http_host>
  <max_connections>1024</max_connections><keep_alive_timeout>30</keep_alive_timeout>
  <mark_cache_size>268435456</mark_cache_size>
  <path>${home}/data/</path><tmp_path>${home}/tmp/</tmp_path>
  <users_config>${home}/users.xml</users_config>
  <default_profile>default</default_profile><default_database>default</default_database>
  <timezone>UTC</timezone>
  ${more}
</yandex>
`

const users = `<?xml version="1.0"?>
<yandex>
  <profiles><default><max_memory_usage>4000000000</max_memory_usage></default></profiles>
  <users><default><password></password><networks><ip>127.0.0.1</ip></networks>
    <profile>default</profile><quota>default</quota></default></users>
  <quotas><default></default></quotas>
</yandex>
`

async function startZookeeper(folder: string, closing: Closing): Promise<Running & { port: number }> {
  const home = join(folder, 'zookeeper')
  const port = await freePort()
  await mkdir(join(home, 'data'), { recursive: true })
  await writeFile(
    join(home, 'zoo.cfg'),
    `tickTime=2000\ndataDir=${home}/data\nclientPort=${port}\nclientPortAddress=127.0.0.1\nadmin.enableServer=false\nmaxClientCnxns=0\n`,
  )
  const running = createRunning({
    command: 'java',
    args: [
      '-Xmx256m',
      '-cp',
      '/usr/share/java/*',
      `-Dzookeeper.log.dir=${home}`,
      'org.apache.zookeeper.server.quorum.QuorumPeerMain',
      join(home, 'zoo.cfg'),
    ],
    logFile: join(home, 'said.log'),
  })
  running.start()
  closing(running.stop)
  await until(() => listens(port), startsWithinMs, 'ZooKeeper did not answer')
  return { ...running, port }
}

function listens(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect(port, '127.0.0.1', () => resolve(true))
  socket.once('error', () => resolve(false))
  return promise.finally(() => socket.destroy())
}
