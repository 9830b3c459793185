/**
 * contract: what may stand in names, addresses and numbers: letters of
 * every script, and blanks at the ends forgiven.
 */
import { describe, expect, test } from 'vitest'
import { email, fullName, oneName, texts, typed } from './person.ts'

const first = typed(oneName(texts.firstNameRequired, texts.firstNameInvalid))
const messageOf = (schema: typeof first, text: string) => schema.safeParse(text).error?.issues[0]?.message

describe('a name', () => {
  test.each([
    ['with an accent in one sign', 'Nguyễn', 'Nguyễn'],
    ['with accents typed apart', 'Nguyễn'.normalize('NFD'), 'Nguyễn'],
    ['of Devanagari', 'अमिता', 'अमिता'],
    ['of Tamil', 'கண்ணன்', 'கண்ணன்'],
    ['of Thai', 'สมชาย', 'สมชาย'],
    ['of Arabic with vowels', 'مُحَمَّد', 'مُحَمَّد'.normalize('NFC')],
    ['of Persian with a joiner', 'علی\u200cرضا', 'علی\u200cرضا'],
    ['of Hangul typed in pieces', '김철수'.normalize('NFD'), '김철수'],
    ['of two words', 'Mary Ann', 'Mary Ann'],
    ['with a blank of a keyboard at its end', 'Anna ', 'Anna'],
    ['of thirty letters', 'a'.repeat(30), 'a'.repeat(30)],
    ['of thirty letters, each with a mark', 'q\u0301'.repeat(30), 'q\u0301'.repeat(30)],
  ])('%s is taken', (_, typed, kept) => {
    expect(first.parse(typed)).toBe(kept)
  })

  test.each([
    ['with a hyphen', 'Anne-Marie'],
    ['with an apostrophe', 'O’Brien'],
    ['with a digit', 'Anna2'],
    ['with two blanks', 'Mary  Ann'],
    ['of two letters', 'Al'],
    ['of two letters with marks', 'अमि'.slice(0, 3)],
    ['of marks alone', '\u0301\u0301\u0301'],
    ['of thirty-one letters', 'a'.repeat(31)],
    ['with a heap of marks', `a${'\u0334'.repeat(5)}bc`],
    ['with a joiner that joins nothing', 'An\u200cna'],
  ])('%s is refused', (_, typed) => {
    expect(messageOf(first, typed)).toBe(texts.firstNameInvalid)
  })

  test('of blanks alone is missing', () => {
    expect(messageOf(first, '   ')).toBe(texts.firstNameRequired)
  })

  test('in full counts each word by its letters', () => {
    expect(typed(fullName).parse(` ${'Nguyễn Văn'.normalize('NFD')} `)).toBe('Nguyễn Văn')
    expect(fullName.safeParse(`${'a'.repeat(31)} bcd`).success).toBe(false)
  })
})

test('blanks around what is typed into a form are forgiven, on the wire they are not', () => {
  expect(typed(email).parse(' kim@example.com ')).toBe('kim@example.com')
  expect(typed(email).safeParse('   ').error?.issues[0]?.message).toBe(texts.emailRequired)
  for (const address of [' kim@example.com', 'kim@example.com\n'])
    expect(email.safeParse(address).success).toBe(false)
  expect(fullName.safeParse('Kim Lee ').success).toBe(false)
})
