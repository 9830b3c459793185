/**
 * feeds: whatever shape a feed has, reading twice as much takes about
 * twice as long, and nobody else waits for it.
 */
import { describe, expect, it, vi } from 'vitest'
import { cleanHtml } from '#server/listings/index.ts'
import { fileOf, readFeed } from '#tests/support/feeds.ts'
import { kyeroFile, kyeroHome } from '#tests/support/feed-files.ts'
import { someOf } from '#tests/support/depth.ts'
import { repairDoubleEncoding } from '../texts/text-repair.rules.ts'

// Processor time is what is measured; on a busy machine that takes a while.
vi.setConfig({ testTimeout: 120_000 })

/** Processor milliseconds of this thread, so that a busy machine does not matter. */
async function cost(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** Four times as much may take ten times as long: what grows with the square takes sixteen times. */
const linear = 10

/** What takes less counts as so many milliseconds. */
const least = 25

/**
 * How many times longer four times as much takes, at best of three;
 * not asked when even that is next to nothing.
 */
async function growth(size: number, work: (size: number) => unknown): Promise<number> {
  let large = await cost(() => work(size * 4))
  if (large < linear * least) return large / least
  let small = Infinity
  for (let round = 0; round < 3 && !(large < linear * small); round++) {
    small = Math.max(least, Math.min(small, await cost(() => work(size))))
    large = Math.min(large, await cost(() => work(size * 4)))
  }
  return large / small
}

/** Pieces that, repeated, are long texts of one kind. */
const pieces: Record<string, string> = {
  ampersands: '&',
  'half references': '&a',
  'numbers of characters': '&#',
  blanks: ' ',
  'line ends': '\n',
  'blank lines': '\n \n',
  tabs: '\t',
  'carriage returns': '\r',
  commas: ',',
  digits: '7',
  points: '1.',
  'control characters': '\u0001',
  'letters encoded twice': 'Ã',
  'lead bytes': 'ð',
  'escaped elements': '&lt;b&gt;',
  'escaped ends': '&lt;/i&gt;',
  'escaped empty elements': '&lt;p&gt;&lt;/p&gt;',
  'escaped blanks': '&amp;nbsp;',
  'beginnings of CDATA': '<![CDATA[x]]>',
  comments: '<!---->',
  elements: '<a/>',
}

const fields = ['desc', 'title', 'type', 'price', 'town', 'id', 'url', 'date', 'energy_rating', 'features']

describe('a feed of one repeated piece', () => {
  it.each(someOf(Object.entries(pieces), 3))('%s', async (_name, piece) => {
    expect(
      await growth(9_000, async (size) => {
        const text = `x${piece.repeat(size / piece.length)}x`
        const homes = fields.map((field, at) =>
          kyeroHome(at, { [field]: field === 'desc' ? `<en>${text}</en>` : text }),
        )
        await readFeed(fileOf(kyeroFile(homes)))
      }),
    ).toBeLessThan(linear)
  })

  it.each(someOf([' ', '\n', '\r\n', '^', ',', '&', '#', 'version :', "'", 'A :'], 3))(
    'BLM of %j',
    async (piece) => {
      expect(
        await growth(8_000, async (size) => {
          const text = piece.repeat(size / piece.length)
          const head = `#HEADER#\nEOF : '^'\nEOR : '~'\nA:${text.slice(0, 60_000)}x\n`
          await readFeed(
            fileOf(
              `${head}#DEFINITION#\nAGENT_REF^ADDRESS_1^DESCRIPTION^~\n#DATA#\nA^x${text}x^x${text}x^~\n#END#\n`,
            ),
          )
          await readFeed(fileOf(`x${text}x`))
        }),
      ).toBeLessThan(linear)
    },
  )

  it.each(someOf([' ', '\\n', '\\"', '\\u00e9', 'Ã', '7', '&lt;b&gt;', '<b>', ','], 3))(
    'JSON of %j',
    async (piece) => {
      expect(
        await growth(8_000, async (size) => {
          const text = `x${piece.repeat(size / piece.length)}x`
          const home = ['id', 'title', 'type', 'price', 'city', 'description', 'living_area'].map(
            (name) => `"${name}": "${text}"`,
          )
          await readFeed(fileOf(`[{"id": "1", "price": "1", "city": "x"}, {${home.join()}}]`))
        }),
      ).toBeLessThan(linear)
    },
  )

  it.each([
    ['names', (size: number) => Array.from({ length: size }, (_, at) => `"n${at}": 1`).join()],
    ['values of a list', (size: number) => `"features": [${'"a",'.repeat(size)}"b"]`],
    ['the same name', (size: number) => `"a": 1${', "a": 1'.repeat(size)}`],
  ])('JSON of many %s', async (_what, inside) => {
    expect(
      await growth(4_000, (size) =>
        readFeed(fileOf(`[{"id": "1", "price": "1", "city": "x", ${inside(size)}}]`)),
      ),
    ).toBeLessThan(linear)
  })

  it.each(someOf([' ', '""', '\n', ',', ';', '7', 'm2 ', '1.', 'Ã'], 3))('a table of %j', async (piece) => {
    expect(
      await growth(8_000, async (size) => {
        const text = `"x${piece.repeat(size / piece.length)}x"`
        const row = Array.from({ length: 6 }, () => text).join()
        await readFeed(fileOf(`id,price,city,type,title,living_area,pictures\n1,5,a,b,c,d,e\n2,${row}\n`))
        await readFeed(fileOf(`id,price,city\n${`"${piece}","${piece}","${piece}"\n`.repeat(size / 100)}`))
      }),
    ).toBeLessThan(linear)
  })

  it('a table of many columns', async () => {
    expect(
      await growth(400, async (size) => {
        const headings = Array.from({ length: size }, (_, at) => `photo ${at}`).join()
        const cells = Array.from({ length: size }, () => `""""`).join()
        await readFeed(fileOf(`id,price,city,${headings}\n1,5,x,${cells}\n`))
      }),
    ).toBeLessThan(linear)
  })

  it('many languages, many pictures, many features', async () => {
    expect(
      await growth(1_200, async (size) => {
        const many = (tag: (at: number) => string) =>
          Array.from({ length: size }, (_, at) => tag(at)).join('')
        const desc = many((at) => `<l${at}>A home.</l${at}>`)
        const images = many((at) => `<image id="${at}"><url>https://pictures.example/${at}.jpg</url></image>`)
        const features = many((at) => `<feature>word ${at}</feature>`)
        await readFeed(fileOf(kyeroFile([kyeroHome(1, { desc, images, features })])))
      }),
    ).toBeLessThan(linear)
  })

  it('many ampersands in many homes', async () => {
    expect(
      await growth(400, async (size) => {
        const homes = Array.from({ length: size }, (_, at) => kyeroHome(at, { title: '& & & & & & & &' }))
        await readFeed(fileOf(kyeroFile(homes)))
      }),
    ).toBeLessThan(linear)
  })
})

describe('a description of one repeated piece', () => {
  it.each(
    someOf(
      [
        ' ',
        '\n',
        ' \n',
        '\r\n\t',
        '<',
        '<p',
        '<p>',
        '<b>',
        '<div>',
        '<span>',
        '</b>',
        '<!--',
        '<br> ',
        '<p a="',
        '<ul><li>',
        '<script>',
        '&',
        '&nbsp;',
        '<p>&nbsp;',
      ],
      2,
    ),
  )('%j', async (piece) => {
    expect(
      await growth(12_000, (size) => cleanHtml(`<u>x${piece.repeat(size / piece.length)}x`)),
    ).toBeLessThan(linear)
    expect(await growth(12_000, (size) => cleanHtml(`x${piece.repeat(size / piece.length)}x`))).toBeLessThan(
      linear,
    )
  })

  it('elements that are open at every end of another', async () => {
    expect(
      await growth(12_000, (size) => cleanHtml('<b>'.repeat(size / 7) + '</i>'.repeat(size / 7))),
    ).toBeLessThan(linear)
  })

  it('keeps the words of a text with more tags than a parser is asked to match', () => {
    expect(cleanHtml(`${'<b>'.repeat(6_000)}A quiet house${'</i>'.repeat(6_000)}`)).toBe(
      '<p>A quiet house</p>',
    )
  })

  it.each(['Ã', 'â\u0080', 'ðŸ', 'Ã\u00a0', '\u0092'])('repairs of %j', async (piece) => {
    expect(
      await growth(50_000, (size) => repairDoubleEncoding(piece.repeat(size / piece.length))),
    ).toBeLessThan(linear)
  })
})

it('250 KB of ampersands and 200,000 control characters are findings, and quick', async () => {
  const text = `${'&'.repeat(250_000)}${'\u0001'.repeat(200_000)}`
  const dense = Array.from({ length: 200_000 }, (_, at) => `${String.fromCharCode(1 + (at % 7))}a`).join('')
  const file = fileOf(kyeroFile([kyeroHome(1, { desc: `<en>${text}${dense}</en>` }), kyeroHome(2)]))
  let read: Awaited<ReturnType<typeof readFeed>> | undefined
  expect(await cost(async () => (read = await readFeed(file)))).toBeLessThan(5_000)
  expect(read?.homes).toHaveLength(2)
  const codes = new Set(read?.findings.map(({ code }) => code))
  expect(codes).toContain('text.ampersand')
  expect(codes).toContain('text.control')
})

it('a repair is told of the record it was made in, also when records share a piece of the file', async () => {
  const file = fileOf(
    kyeroFile([kyeroHome(1, { title: 'A & B' }), kyeroHome(2), kyeroHome(3, { title: 'C & D' })]),
  )
  const { findings } = await readFeed(file)
  expect(findings.filter(({ code }) => code === 'text.ampersand').map(({ sourceId }) => sourceId)).toEqual([
    '1',
    '3',
  ])
})
