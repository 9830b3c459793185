/**
 * main/tooling: React Router without the part that reports on a router to whoever watches it, and without its
 * advice to those who build pages, which is for them and not for visitors. Every page would carry both. The
 * build stops should React Router ever ask the first for more than stands here, or give its advice otherwise.
 */
import type { Plugin } from 'vite'

const unwatched = `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
export const instrumentHandler = (handler) => handler
export const instrumentationResultMetaContext = undefined
`

/** What gives advice; without a body, whoever minifies leaves out its sentences too. */
const advice = /^function (?:warning|warningOnce)\([\w, ]+\) \{\n[^]*?^\}$/m

const withoutAdvice = (code: string): string => {
  if (!advice.test(code))
    throw new Error('React Router gives its advice in another way: see main/tooling/lean-router.ts.')
  return code.replace(advice, (whole) => `${whole.slice(0, whole.indexOf('{'))}{}`)
}

export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]instrumentation\.js$/ },
    handler: () => ({ code: unwatched, moduleType: 'js' }),
  },
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/](?:router[\\/]history|hooks)\.js$/ },
    handler: withoutAdvice,
  },
})
