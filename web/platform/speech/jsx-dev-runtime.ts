/** web/platform: the same while developing, when React is told where in the files an element stands. */
import type { ElementType } from 'react'
import { Fragment, jsxDEV as plain, type JSX, type JSXSource } from 'react/jsx-dev-runtime'
import { speakerOf } from './speaker.ts'

export { Fragment, type JSX }

/** An element, and the place in the files that React names when something is wrong with it. */
export const jsxDEV = (
  type: ElementType,
  props: unknown,
  key: string | undefined,
  isList: boolean,
  source?: JSXSource,
  self?: unknown,
): JSX.Element => plain(speakerOf(type), props, key, isList, source, self)
