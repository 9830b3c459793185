/** main/tooling: the part of subset-font that is used; the package has no types of its own. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'truetype'
    noHinting?: boolean
    variationAxes?: Record<string, { min: number; max: number }>
    keepFeatures?: readonly string[]
  }
  export default function subset(font: Buffer, text: string, options: Options): Promise<Buffer>
}
