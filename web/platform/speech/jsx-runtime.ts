/**
 * web/platform: how the pages' markup becomes elements (React's
 * automatic runtime): those that say something speak.
 */
import type { ElementType } from 'react'
import { Fragment, jsx as plain, jsxs as plainList, type JSX } from 'react/jsx-runtime'
import { speakerOf } from './speaker.ts'

export { Fragment, type JSX }

type Make = (type: ElementType, props: unknown, key?: string) => JSX.Element

/** An element with one child or none. */
export const jsx: Make = (type, props, key) => plain(speakerOf(type), props, key)

/** An element whose children stand side by side in the markup. */
export const jsxs: Make = (type, props, key) => plainList(speakerOf(type), props, key)
