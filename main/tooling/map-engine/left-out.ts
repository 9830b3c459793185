/**
 * main/tooling/map-engine: what MapLibre can do and Meridian never asks of it. It draws flat maps of vector
 * tiles and shaded hills: no globe, no terrain, no heat, no houses in three dimensions, no films, none of its
 * tiles' second format. These parts are a seventh of what visitors would wait for.
 */

/** Modules below MapLibre's `src/`. */
export const leftOut: readonly string[] = [
  'geo/projection/globe_camera_helper.ts',
  'geo/projection/globe_projection.ts',
  'geo/projection/globe_transform.ts',
  'geo/projection/vertical_perspective_camera_helper.ts',
  'geo/projection/vertical_perspective_projection.ts',
  'geo/projection/vertical_perspective_transform.ts',
  'render/terrain.ts',
  'shaders/glsl/_projection_globe.vertex.glsl.g.ts',
  'shaders/glsl/atmosphere.fragment.glsl.g.ts',
  'shaders/glsl/atmosphere.vertex.glsl.g.ts',
  'shaders/glsl/collision_box.fragment.glsl.g.ts',
  'shaders/glsl/collision_box.vertex.glsl.g.ts',
  'shaders/glsl/collision_circle.fragment.glsl.g.ts',
  'shaders/glsl/collision_circle.vertex.glsl.g.ts',
  'shaders/glsl/color_relief.fragment.glsl.g.ts',
  'shaders/glsl/color_relief.vertex.glsl.g.ts',
  'shaders/glsl/debug.fragment.glsl.g.ts',
  'shaders/glsl/debug.vertex.glsl.g.ts',
  'shaders/glsl/fill_extrusion.fragment.glsl.g.ts',
  'shaders/glsl/fill_extrusion.vertex.glsl.g.ts',
  'shaders/glsl/fill_extrusion_pattern.fragment.glsl.g.ts',
  'shaders/glsl/fill_extrusion_pattern.vertex.glsl.g.ts',
  'shaders/glsl/heatmap.fragment.glsl.g.ts',
  'shaders/glsl/heatmap.vertex.glsl.g.ts',
  'shaders/glsl/heatmap_texture.fragment.glsl.g.ts',
  'shaders/glsl/heatmap_texture.vertex.glsl.g.ts',
  'shaders/glsl/terrain.fragment.glsl.g.ts',
  'shaders/glsl/terrain.vertex.glsl.g.ts',
  'shaders/glsl/terrain_depth.fragment.glsl.g.ts',
  'shaders/glsl/terrain_depth.vertex.glsl.g.ts',
  'shaders/glsl/terrain_height.fragment.glsl.g.ts',
  'shaders/glsl/terrain_height.vertex.glsl.g.ts',
  'source/canvas_source.ts',
  'source/image_source.ts',
  'source/vector_tile_mlt.ts',
  'source/video_source.ts',
  'style/style_layer/color_relief_style_layer.ts',
  'style/style_layer/fill_extrusion_style_layer.ts',
  'style/style_layer/heatmap_style_layer.ts',
  'tile/terrain_tile_manager.ts',
  'ui/control/attribution_control.ts',
  'ui/control/logo_control.ts',
  'ui/hash.ts',
  'webgl/draw/draw_collision_debug.ts',
  'webgl/draw/draw_color_relief.ts',
  'webgl/draw/draw_custom.ts',
  'webgl/draw/draw_debug.ts',
  'webgl/draw/draw_fill_extrusion.ts',
  'webgl/draw/draw_heatmap.ts',
  'webgl/draw/draw_terrain.ts',
  'webgl/render_to_texture.ts',
]

const declared = /^export (?:abstract |async )*(?:class|function|const) (\w+)/gm
const listed = /^export \{([^}]*)\}/gm

/** The names of all values that a module exports; types are none. */
function exportsOf(code: string): string[] {
  const names = [...code.matchAll(declared)].map(([, name]) => name ?? '')
  const later = [...code.matchAll(listed)].flatMap(([, list]) => (list ?? '').split(','))
  return [...new Set([...names, ...later.map((name) => name.trim())])].filter(Boolean)
}

/**
 * What stands in the place of a module: asked whether something `is…` of its kind it says no, all
 * else ends with a sentence. A shader is empty.
 */
export function placeholderOf(code: string): string {
  if (code.includes('export default ')) return "export default ''"
  return exportsOf(code)
    .map((name) =>
      /^is[A-Z]/.test(name)
        ? `export const ${name} = () => false`
        : `export function ${name}() { throw new Error('${name} is left out of the map') }`,
    )
    .join('\n')
}
