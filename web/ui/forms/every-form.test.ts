/**
 * ui: every form and every changing call of the pages goes by the form and
 * the buttons that make one call of one press.
 */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contract } from '#contract/index.ts'

/** Plain forms, each with why it needs nothing more. */
const plainForms: Record<string, string> = {
  'web/ui/forms/form.tsx': 'is the form all others are made of',
  'web/ui/forms/search-form.tsx': 'searches: it changes the address of the page',
  'web/portal/search-input.tsx': 'searches: it changes the address of the page',
  'web/listings/costs/cost-section.tsx':
    'reckons on the page; without script it is a question to its own address',
  'web/listings/widget/widget-page.tsx': 'has no script: it opens the search in a new tab',
}

/** What calls without a button of its own, each with why. */
const withoutPress: Record<string, string> = {
  'web/accounts/follow-account.ts': 'follows what was chosen; nobody presses anything for it',
  'web/alerts/browser-push.ts':
    'is called by the press of a button, or follows a browser that changed its address',
  'web/alerts/merge-searches.ts': 'follows who signs in; nobody presses anything for it',
  'web/listings/detail/gallery/note-share.ts':
    'counts that a link was handed on; the press itself is the share',
  'web/pages/person/unsubscribe.tsx': 'answers the press of a mail program, which may come twice',
  'web/platform/points/use-times.ts': 'asks how long it takes; nothing is changed or kept by it',
  'web/portal/editing/others-here.tsx':
    'says again and again that the text is open; nobody presses anything for it',
  'web/portal/editing/preview.tsx': 'shows what is typed; nothing is changed by it',
  'web/portal/listings/rules/use-trial.ts':
    'counts what rules would flag, one after the other; nothing is changed by it',
  'web/stock/editor/photos/send-direct.ts': 'is a part of sending in parts',
  'web/stock/editor/photos/send-in-parts.ts':
    'sends each file that was chosen once, and tells of each how far it is',
  'web/stock/editor/use-draft.ts': 'saves what is written by itself, one call after the other',
  'web/stock/table/use-open-draft.ts': 'is given to a CallButton by whoever shows one',
  'web/saved/dossier/use-written.ts': 'saves what is written by itself, one call after the other',
  'web/saved/account-hearts.ts': 'takes the hearts of this browser over, once when somebody signs in',
  'web/saved/change-hearts.ts':
    'is shown at once and sent in turn; a second press is the wish to take the heart back',
}

const sources = new Map(
  globSync('web/**/*.{ts,tsx}', { exclude: ['web/**/*.test.*'] })
    .map((path) => path.replaceAll('\\', '/'))
    .map((path) => [path, withoutComments(readFileSync(path, 'utf8'))]),
)
const where = (holds: (text: string, path: string) => boolean): string[] =>
  [...sources].filter(([path, text]) => holds(text, path)).map(([path]) => path)

/** Words about code are none. */
function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}

test('a form that is not the one of ui stands in the list, with its reason', () => {
  expect(sources.size).toBeGreaterThan(200)
  expect(where((text) => /<form\b/.test(text)).toSorted()).toEqual(Object.keys(plainForms).toSorted())
})

test('no plain form calls the API by itself, and none posts', () => {
  const changing = changingCalls()
  const calling = Object.keys(plainForms).filter((path) => {
    const text = sources.get(path) ?? ''
    const forms = (text.match(/<form\b[\s\S]*?<\/form>/g) ?? []).join('\n')
    return changing.test(text) || /signedApi|browserApi|enquiryApi|\bfetch\(|method="post"/i.test(forms)
  })
  expect(calling).toEqual([])
})

test('the router’s own forms only ask', () => {
  const ofRouter = where((text) => /import \{[^}]*\bForm\b[^}]*\} from 'react-router'/.test(text))
  const opened = ofRouter.flatMap((path) =>
    [...(sources.get(path) ?? '').matchAll(/<Form\b[^>]*>/g)].map(([form]) => ({ path, form })),
  )
  expect(opened.length).toBeGreaterThan(5)
  expect(opened.filter(({ form }) => !form.includes('method="get"'))).toEqual([])
})

test('whatever makes a changing call knows the mechanism, or stands in the list with its reason', () => {
  const changing = changingCalls()
  const careless = where((text) => changing.test(text) && !knowsTheMechanism(text))
  expect(careless.toSorted()).toEqual(Object.keys(withoutPress).toSorted())
})

/** Directly, or by what its room has built on it. */
const mechanism = [
  'form.tsx',
  'one-call.ts',
  'confirm-dialog.tsx',
  'password-dialog.tsx',
  'account-form.ts',
  'use-act.ts',
  'use-enquiry-form.ts',
]
const knowsTheMechanism = (text: string): boolean => mechanism.some((one) => text.includes(`/${one}'`))

/** Finds calls such as `feeds.publish(`, of every endpoint that changes something. */
function changingCalls(): RegExp {
  const calls = Object.entries(contract).flatMap(([room, endpoints]) =>
    Object.entries(endpoints)
      .filter(([, { method }]) => method !== 'GET')
      .map(([name]) => `${room}\\.${name}`),
  )
  return new RegExp(`\\b(${calls.join('|')})\\(`)
}
