/**
 * main/tooling: React Router without the part that reports on a router to whoever watches it. Nobody here does, and every page
 * would carry it. The build stops should React Router ever ask that part for more than stands here.
 */
import type { Plugin } from 'vite'

const unwatched = `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
export const instrumentHandler = (handler) => handler
export const instrumentationResultMetaContext = undefined
`

export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]instrumentation\.js$/ },
    handler: () => ({ code: unwatched, moduleType: 'js' }),
  },
})
