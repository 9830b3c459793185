/** enquiries: what of a mail is its sender's own, and which mails no person wrote. */
import { describe, expect, test } from 'vitest'
import { forParser, isAutomatic, plainText } from './mail-text.rules.ts'
import { ownText as own } from './read-mail.ts'

describe('what somebody typed', () => {
  test.each([
    ['English', 'On Mon, 3 Feb 2025 at 10:00, Lisbon Keys <a@b.example> wrote:'],
    ['German', 'Am 03.02.25 um 10:00 schrieb Lisbon Keys:'],
    ['French, over two lines', 'Le lun. 3 févr. 2025 à 10:00, Lisbon Keys\r\n<a@b.example> a écrit :'],
    ['Spanish', 'El lun, 3 feb 2025 a las 10:00, Keys (<a@b.example>) escribió:'],
    ['Italian', 'Il giorno lun 3 feb 2025 alle ore 10:00 Keys <a@b.example> ha scritto:'],
    ['Portuguese', 'Keys <a@b.example> escreveu (segunda, 3/02/2025 à(s) 10:00):'],
    ['Arabic', 'في الاثنين، ٣ فبراير ٢٠٢٥ كتب Keys <a@b.example>:'],
  ])('stands alone above a quotation in %s', (_language, head) => {
    expect(
      own(`Friday suits us.\r\n\r\nTwo of us come.\r\n\r\n${head}\r\n\r\n> Come on Friday\r\n> at ten\r\n`),
    ).toBe('Friday suits us.\n\nTwo of us come.')
  })
  test('is without the signature, and without what a telephone adds', () => {
    expect(own('Friday suits us.\n\n-- \nAnn Lee\n+351 000')).toBe('Friday suits us.')
    expect(own('Friday suits us.\n\nSent from my iPhone')).toBe('Friday suits us.')
  })
  test('keeps a colon of its own, and is nothing where everything is quoted', () => {
    expect(own('Three things:\n\nlight, quiet, a lift')).toBe('Three things:\n\nlight, quiet, a lift')
    expect(own('> Come on Friday\n> at ten')).toBe('')
  })
  test('has an end, and no signs that nobody sees', () => {
    expect([...own('a b '.repeat(20_000))].length).toBe(10_000)
    expect(own('Fri\u202eday\u0007 \u200bsuits')).toBe('Friday suits')
  })
  test.each([
    ['blank lines', '\n'.repeat(200_000)],
    ['quotation marks', '>'.repeat(200_000)],
    ['heads without an end', 'On a '.repeat(40_000)],
    ['dashes', '-'.repeat(200_000)],
    ['heads on lines of their own', 'On Monday\n'.repeat(20_000)],
  ])('is found whatever stands there: %s', (_name, text) => {
    expect([...own(`Yes.\n\n${text}`)].length).toBeLessThanOrEqual(10_000)
  })
})

describe('what the parser is given', () => {
  const long = 'word '.repeat(400).trim()
  test('has short lines only, and they come back as they were', () => {
    expect(forParser(long).text.length).toBeLessThan(20)
    expect(own(`Hello,\n\n${long}\n\n> ${long}`)).toBe(`Hello,\n\n${long}`)
  })
  test.each(['Op a schreef b', 'W dniu a pisze', '在 a', 'abc. a skrev b'])(
    'has few of the words that cost it the whole text: %s',
    (head) => {
      const many = plainText(`${head}\n`.repeat(1_000))
      const { text, restore } = forParser(many)
      expect(text.split('\n').filter((line) => line === head).length).toBeLessThanOrEqual(4)
      expect(restore(text)).toBe(many)
      expect(own(many)).toContain(head)
    },
  )
  test('has none of its own marks from outside', () => {
    expect(own('Fri\ue0000\ue000day')).toBe('Fri0day')
  })
})

describe('a program’s mail', () => {
  test.each([
    ['auto-submitted', 'auto-replied'],
    ['auto-submitted', 'auto-generated'],
    ['precedence', 'bulk'],
    ['precedence', 'auto_reply'],
    ['return-path', '<>'],
    ['content-type', 'multipart/report; report-type=delivery-status'],
    ['content-type', 'text/calendar; method=REPLY'],
    ['x-autoreply', 'yes'],
    ['list-id', '<homes.example>'],
  ])('says so: %s: %s', (key, value) => {
    expect(
      isAutomatic([
        { key: 'from', value: 'a@b.example' },
        { key, value },
      ]),
    ).toBe(true)
  })
  test('a person’s does not', () => {
    const headers = [
      { key: 'auto-submitted', value: 'no' },
      { key: 'precedence', value: 'normal' },
      { key: 'content-type', value: 'text/plain; charset=utf-8' },
      { key: 'return-path', value: '<ann@example.com>' },
    ]
    expect(isAutomatic(headers)).toBe(false)
  })
})
