/**
 * promises: what `deploy/` runs is there, is told only what the
 * program knows, and may do no more than it must.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '#server/platform/settings/config.ts'
import { settings } from '#server/platform/settings/known-settings.ts'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const read = (path: string) => readFile(at(path), 'utf8')
const [image, databaseImage, composed, balancer, example, health] = (await Promise.all(
  [
    'deploy/Dockerfile',
    'deploy/postgres.Dockerfile',
    'deploy/compose.yaml',
    'deploy/haproxy/haproxy.cfg',
    'deploy/example.env',
    'server/platform/http/health.ts',
  ].map(read),
)) as [string, string, string, string, string, string]

type Service = {
  image: string
  build?: { context: string; dockerfile: string }
  command?: string[]
  environment?: Record<string, string>
  volumes?: string[]
  tmpfs?: string[]
  depends_on?: string[] | Record<string, { condition: string }>
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
}
const { services, volumes } = parse(composed, { merge: true }) as {
  services: Record<string, Service>
  volumes: Record<string, null>
}
const all = Object.entries(services)
const ours = all.filter(([, { image: name }]) => name === 'meridian')

/** What example.env sets, with something where it leaves a secret to be filled in. */
const given = Object.fromEntries(
  [...example.matchAll(/^([A-Z_0-9]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value || (/PASSWORD$|SECRET$/.test(name) && !/^(ADMIN|AWS)_/.test(name) ? 'x'.repeat(32) : ''),
  ]),
)

/** As compose fills in a variable: `:?` must be set, `:-` has something in its place. */
const filled = (text: string): string =>
  text.replaceAll(/\$\{([A-Z_0-9]+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind = '', rest = '') => {
    const value = given[name] ?? ''
    if (kind === '?' && value === '') throw new Error(`${name} is missing from example.env`)
    return value || (kind === '-' ? String(rest) : '')
  })
const environmentOf = ({ environment = {} }: Service) =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(String(value))]))

/** What is told to the SDK of the storage and of telemetry, which read it themselves. */
const standard = /^(AWS_[A-Z_]+|OTEL_EXPORTER_OTLP_HEADERS)$/

describe('the image', () => {
  it('is not root, and everything it runs is in this repository', () => {
    const last = image.slice(image.lastIndexOf('FROM '))
    expect(/^USER (.+)$/m.exec(last)?.[1]).toBe('node')
    expect(/^USER (.+)$/m.exec(databaseImage)?.[1]).toBe('postgres')
    const run = [...image.matchAll(/\bmain\/[\w/-]+\.ts/g)].map(([path]) => path)
    expect(run.length).toBeGreaterThan(1)
    const copied = [...databaseImage.matchAll(/^COPY (\S+)/gm)].map(([, path = '']) => path)
    expect([...run, ...copied].filter((path) => !existsSync(at(path)))).toEqual([])
  })
  it('is built with settings that the program knows', () => {
    const told = Object.fromEntries(
      [...(/^ENV (.+)$/m.exec(image)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(([, a = '', b = '']) => [
        a,
        b,
      ]),
    )
    expect(Object.keys(told).filter((name) => !(name in settings.shape))).toEqual([])
    expect(told).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0' })
    expect(image).toContain(`EXPOSE ${told.PORT}`)
  })
  it('asks after its health where the program answers', () => {
    expect(/127\.0\.0\.1:\$\{process\.env\.PORT\}(\/\w+)/.exec(image)?.[1]).toBe('/healthz')
    expect(/uri (\/\w+)/.exec(balancer)?.[1]).toBe('/readyz')
    for (const path of ['/healthz', '/readyz']) expect(health).toContain(`raw('${path}'`)
  })
})

describe('the compose file', () => {
  it('names only services, volumes, files and images that there are', () => {
    for (const [name, { depends_on = [], volumes: mounted = [], build, image: from }] of all) {
      const awaited = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)
      expect
        .soft(
          awaited.filter((one) => !(one in services)),
          name,
        )
        .toEqual([])
      const sources = mounted.map((one) => one.split(':')[0] ?? '')
      const missing = sources.filter((one) =>
        one.startsWith('./') ? !existsSync(at(`deploy/${one}`)) : !(one in volumes),
      )
      expect.soft(missing, name).toEqual([])
      expect.soft(build === undefined || existsSync(at(build.dockerfile)), name).toBe(true)
      const isBuilt = all.some(([, other]) => other.image === from && other.build)
      expect.soft(isBuilt || /^haproxy:[\d.]+-\w+$/.test(from), `${name}: ${from}`).toBe(true)
    }
    const used = all.flatMap(([, { volumes: mounted = [] }]) => mounted.map((one) => one.split(':')[0] ?? ''))
    expect(Object.keys(volumes).filter((one) => !used.includes(one))).toEqual([])
  })
  it('runs every part of Meridian by a command that exists, with a root nobody writes to', () => {
    expect(ours.map(([name]) => name)).toEqual(['migrate', 'web-a', 'web-b', 'worker-a', 'worker-b'])
    for (const [name, service] of ours) {
      const { command = [/CMD \["(.+?)"\]\n?$/.exec(image)?.[1] ?? ''] } = service
      expect.soft(existsSync(at(command.at(-1) ?? '')), name).toBe(true)
      expect.soft(service, name).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        tmpfs: ['/tmp'],
      })
    }
  })
  it('tells Meridian settings that it knows and takes as they are filled in', () => {
    for (const [name, service] of ours) {
      const environment = environmentOf(service)
      const unknown = Object.keys(environment).filter(
        (one) => !(one in settings.shape) && !standard.test(one),
      )
      expect.soft(unknown, name).toEqual([])
      const config = readConfig({ NODE_ENV: 'production', ...environment })
      expect.soft(config.databaseUrl, name).toContain('@balancer:5432/')
    }
  })
  it('passes on every setting of an installation, but those that a machine or a test has for itself', () => {
    const ofTheImage = ['NODE_ENV', 'PORT', 'HOST', 'DATA_DIR', 'SECRETS_FILE']
    const ofTests = ['RATE_LIMITS', 'PASSWORD_HASHING', 'OUTBOUND_LOOPBACK', 'STAFF_SECOND_FACTOR']
    const left = [...ofTheImage, ...ofTests]
    const passedOn = Object.keys(settings.shape).filter(
      (name) => !left.includes(name) && !/_TTL$|_GRACE$/.test(name),
    )
    for (const [name, { environment = {} }] of ours) {
      const missing = passedOn.filter((one) => !(one in environment))
      expect.soft(missing, name).toEqual([])
    }
  })
  it('asks for what example.env has, and for nothing else', () => {
    const asked = new Set([...composed.matchAll(/\$\{([A-Z_0-9]+)/g)].map(([, name = '']) => name))
    const optional = ['BALANCER_PORT', 'OTEL_EXPORTER_OTLP_HEADERS']
    expect([...asked].filter((name) => !(name in given) && !optional.includes(name))).toEqual([])
    expect(Object.keys(given).filter((name) => !asked.has(name))).toEqual([])
  })
  it('gives the balancer every address it wants, each of a service', () => {
    const wanted = new Set([...balancer.matchAll(/"\$\{(\w+)\}"/g)].map(([, name = '']) => name))
    const { balancer: service } = services
    const environment = environmentOf(service as Service)
    expect(Object.keys(environment).toSorted()).toEqual([...wanted].toSorted())
    const hosts = Object.entries(environment).flatMap(([name, value]) =>
      /^(WEB|POSTGRES)_[A-Z]$/.test(name) ? [value.split(':')[0] ?? ''] : [],
    )
    expect(hosts).toEqual(['web-a', 'web-b', 'postgres-a', 'postgres-b'])
  })
})
