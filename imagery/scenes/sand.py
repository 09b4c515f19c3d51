import math

import bmesh
import bpy
from mathutils import Vector, noise

from materials import NT
from render import render
from rocks import rock_mesh
from scene import args, camera, from_bm, obj, reset, studio

D = bpy.data
a = args()
sc = reset()
kind = a.v or 'quartz'
PAL = {
    'quartz': ((0.80, 0.77, 0.70), (0.92, 0.90, 0.86), (0.62, 0.50, 0.36)),
    'silica': ((0.90, 0.90, 0.89), (0.97, 0.97, 0.96), (0.80, 0.80, 0.78)),
    'zircon': ((0.30, 0.19, 0.12), (0.48, 0.33, 0.22), (0.10, 0.065, 0.045)),
}[kind]


def grain_mat(name, c0, c1, tr):
    t = NT(name)
    r = t.n('ShaderNodeObjectInfo').outputs['Random']
    t.P(
        Base_Color=t.ramp(r, [(0, PAL[2]), (0.08, PAL[2]), (0.1, c0), (1, c1)]),
        Roughness=t.ramp(r, [(0, 0.12), (1, 0.5)]),
        Specular=0.5,
    )
    t.p.inputs['Subsurface'].default_value = 0
    return t.m


gm = grain_mat('grain', PAL[0], PAL[1], 0)
gs = []
for i in range(5):
    me = rock_mesh(f'gr{i}', 40 + i, 10, (1, 0.85, 0.7), 0, mat=gm)
    o = obj(f'gr{i}', me, loc=(100, 100, 0))
    gs.append(o)
col = D.collections.new('grains')
sc.collection.children.link(col)
for o in gs:
    col.objects.link(o)
    sc.collection.objects.unlink(o)
# dish: lathe, dark glazed ceramic
t = NT('dish')
co = t.coord('Object')
t.P(
    Base_Color=(0.022, 0.022, 0.024),
    Roughness=t.ramp(t.noise(9, 2, 0.6, co), [(0.3, 0.28), (0.7, 0.45)]),
    Specular=0.5,
)
prof = [
    (0, 0),
    (0.62, 0),
    (0.66, 0.015),
    (1.02, 0.17),
    (1.10, 0.235),
    (1.115, 0.245),
    (1.10, 0.25),
    (1.07, 0.235),
    (0.98, 0.18),
    (0.62, 0.05),
    (0, 0.045),
]
bm = bmesh.new()
vs = [bm.verts.new((r, 0, z)) for r, z in prof]
es = [bm.edges.new(p) for p in zip(vs, vs[1:])]
bmesh.ops.spin(
    bm, geom=vs + es, axis=(0, 0, 1), cent=(0, 0, 0), angle=2 * math.pi, steps=96, use_merge=True
)
bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4)
bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
dish = from_bm('dish', bm, t.m, smooth=True)
m = dish.modifiers.new('ss', 'SUBSURF')
m.levels = m.render_levels = 1
# sand surface: cone at angle of repose + slumps, polar grid
bm = bmesh.new()
NR, NA = 90, 220
rows = []
for i in range(NR + 1):
    r = 0.93 * i / NR
    ring = []
    for j in range(NA):
        th = 2 * math.pi * j / NA
        p = Vector((r * math.cos(th), r * math.sin(th), 0))
        cone = 0.52 * max(0, 1 - r / 0.95)
        cone = 0.52 - math.sqrt((0.52 - cone) ** 2 + 0.008)
        n = noise.fractal(p * 2.2, 1, 2, 4) * 0.05 + noise.fractal(p * 9, 1, 2, 3) * 0.008
        gul = (
            -0.02
            * max(0, noise.noise(Vector((math.cos(th) * 3, math.sin(th) * 3, r * 1.5))))
            * r
            * 3
            * (1 - r)
        )
        z = 0.12 + cone + n * (1 - 0.6 * r) + gul
        z = max(z, 0.05 + max(0, r - 0.62) * 0.361 + 0.014)
        ring.append(bm.verts.new((p.x, p.y, z)))
    rows.append(ring)
for i in range(NR):
    for j in range(NA):
        bm.faces.new((rows[i][j], rows[i + 1][j], rows[i + 1][(j + 1) % NA], rows[i][(j + 1) % NA]))
bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
t = NT('sandbase')
t.P(Base_Color=tuple(0.75 * c for c in PAL[0]), Roughness=0.9)
heap = from_bm('heap', bm, t.m, smooth=True)


def scatter(o, count, size, seed, rnd=0.5):
    m = o.modifiers.new(f'ps{seed}', 'PARTICLE_SYSTEM')
    ps = m.particle_system
    ps.seed = seed
    s = ps.settings
    s.type = 'HAIR'
    s.count = count
    s.render_type = 'COLLECTION'
    s.instance_collection = col
    s.particle_size = size
    s.size_random = rnd
    s.use_advanced_hair = True
    s.use_rotations = True
    s.rotation_factor_random = 1
    s.phase_factor_random = 2
    s.emit_from = 'FACE'
    s.use_emit_random = True
    s.use_even_distribution = True
    s.use_collection_pick_random = True
    s.hair_length = 1
    s.use_whole_collection = False


NGR = 110000
scatter(heap, NGR, 0.0088 if kind != 'zircon' else 0.0075, 1)
scatter(heap, 1500, 0.015, 2) if kind == 'quartz' else None
# spilled grains on the table around the dish
bm = bmesh.new()
bmesh.ops.create_circle(bm, cap_ends=True, segments=48, radius=1.5)
tb = from_bm('spill', bm)
tb.location = (0.2, -0.3, 0.008)
tb.show_instancer_for_render = False
scatter(tb, 260, 0.011, 7)
studio(1.0, a.theme, key={'zircon': 1.25, 'silica': 0.85}.get(kind, 1.0), rim=1.0, fill=1.3)
camera((-0.3, -4.4, 1.9), (0, 0, 0.26), 66, 4.5, (0, -0.4, 0.35))
render(a, exposure=-0.15)
