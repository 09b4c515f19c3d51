import math

import bmesh
import bpy
from mathutils import Vector, noise

from materials import NT
from render import render
from rocks import rock_mesh
from scene import args, bevel, camera, from_bm, obj, reset, studio

D = bpy.data
a = args()
sc = reset()
kind, *_ = (a.v or 'quartz').split('-')
PAL = {
    'quartz': ((0.80, 0.78, 0.745), (0.96, 0.945, 0.92), (0.66, 0.50, 0.32)),
    'silica': ((0.90, 0.90, 0.89), (0.97, 0.97, 0.96), (0.80, 0.80, 0.78)),
    'zircon': ((0.30, 0.19, 0.12), (0.48, 0.33, 0.22), (0.10, 0.065, 0.045)),
}[kind]


def grain_mat(name, c0, c1, clear):
    t = NT(name)
    r = t.n('ShaderNodeObjectInfo').outputs['Random']
    t.P(
        Base_Color=t.ramp(r, [(0, PAL[2]), (0.08, PAL[2]), (0.1, c0), (1, c1)]),
        Roughness=t.ramp(r, [(0, 0.12), (1, 0.5)]),
        Specular=0.5,
        Transmission=t.ramp(r, [(0, 0), (1 - clear, 0), (1 - clear + 0.01, 0.5), (1, 0.5)]) if clear else 0.0,
    )
    return t.m


# every fifth quartz grain is clear
gm = grain_mat('grain', PAL[0], PAL[1], 0.2 if kind == 'quartz' else 0)
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


def dish():
    """lathed, dark glazed ceramic"""
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
    o = from_bm('dish', bm, t.m, smooth=True)
    m = o.modifiers.new('ss', 'SUBSURF')
    m.levels = m.render_levels = 1


def slab():
    """a square of honed slate, its top at z = 0.05"""
    t = NT('slate')
    co = t.coord('Object')
    t.P(
        Base_Color=t.mix(t.noise(3, 4, 0.6, co), (0.014, 0.015, 0.017), (0.028, 0.029, 0.031)),
        Roughness=t.ramp(t.noise(7, 3, 0.6, co), [(0.3, 0.42), (0.7, 0.62)]),
        Specular=0.4,
        Normal=t.bump(t.noise(9, 5, 0.65, co), 0.12, 0.02),
    )
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, verts=bm.verts, vec=(1.86, 1.5, 0.05))
    o = from_bm('slab', bm, t.m, loc=(0, -0.02, 0.025), rot=(0, 0, 0.24))
    bevel(o, 0.012, 3)


def from_a_spout(p, r, th):
    """cone at the angle of repose, with slumps, in the dish"""
    cone = 0.52 * max(0, 1 - r / 0.95)
    cone = 0.52 - math.sqrt((0.52 - cone) ** 2 + 0.008)
    n = noise.fractal(p * 2.2, 1, 2, 4) * 0.05 + noise.fractal(p * 9, 1, 2, 3) * 0.008
    gul = -0.06 * r * (1 - r) * max(0, noise.noise(Vector((math.cos(th) * 3, math.sin(th) * 3, r * 1.5))))
    return 0.12 + cone + n * (1 - 0.6 * r) + gul


def from_a_shovel(p, r, th):
    """a low ridge with a hollow in its side, in the dish: coarse grains run further"""
    a, b = Vector((-0.36, 0.10, 0)), Vector((0.34, -0.06, 0))
    along = min(1, max(0, (p - a).dot(b - a) / (b - a).length_squared))
    away = (p - a - (b - a) * along).length
    ridge = 0.40 * (1 - 0.34 * along) * max(0, 1 - away / 0.66)
    ridge = 0.44 - math.sqrt((0.44 - ridge) ** 2 + 0.006)
    hollow = 0.10 * math.exp(-(((p - Vector((0.06, -0.34, 0))).length / 0.20) ** 2))
    n = noise.fractal(p * 2.6 + Vector((5, 1, 0)), 1, 2, 4) * 0.04 + noise.fractal(p * 11, 1, 2, 3) * 0.008
    return 0.13 + ridge - hollow + n * (1 - 0.6 * r)


def as_powder(p, r, th):
    """a steep cone of fine sand on the slab, fluted where it slid"""
    foot = 0.66 * (1 + 0.05 * noise.fractal(Vector((math.cos(th), math.sin(th), 3)) * 1.6, 1, 2, 4))
    cone = 0.60 * (1 - r / foot)
    cone = 0.60 - math.sqrt((0.60 - cone) ** 2 + 0.003) + 0.025 * math.exp(-(max(0, foot - r) / 0.05))
    flute = noise.fractal(Vector((math.cos(th) * 4, math.sin(th) * 4, r * 1.2)), 1, 2, 4)
    n = noise.fractal(p * 3, 1, 2, 4) * 0.018 + noise.fractal(p * 13, 1, 2, 3) * 0.005
    return 0.05 + cone + n + 0.03 * flute * math.sin(math.pi * min(1, r / foot))


# sand surface: polar grid
bm = bmesh.new()
NR, NA = 90, 220
shape, reach = {
    'quartz': (from_a_shovel, 0.93),
    'silica': (as_powder, 0.74),
    'zircon': (from_a_spout, 0.93),
}[kind]
rows = []
for i in range(NR + 1):
    r = reach * i / NR
    ring = []
    for j in range(NA):
        th = 2 * math.pi * j / NA
        p = Vector((r * math.cos(th), r * math.sin(th), 0))
        # its edge thins out on the surface below, and ends a little under it
        end = 0.035 if kind == 'silica' else 0.042 + max(0, r - 0.62) * 0.361
        ring.append(bm.verts.new((p.x, p.y, max(shape(p, r, th), end))))
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


count, size = {'quartz': (64000, 0.0122), 'silica': (120000, 0.0068), 'zircon': (110000, 0.0075)}[kind]
scatter(heap, count, size, 1)
if kind == 'silica':
    slab()
    # what rolled off, less and less of it outwards
    for i, (far, grains) in enumerate(((0.70, 3200), (0.74, 1400), (0.80, 800), (0.90, 500))):
        bm = bmesh.new()
        bmesh.ops.create_circle(bm, cap_ends=True, segments=48, radius=far)
        ring = from_bm('ring', bm, loc=(0.01 * i, -0.02 * i, 0.052))
        ring.show_instancer_for_render = False
        scatter(ring, grains, size, 3 + i)
else:
    dish()
if kind == 'quartz':
    scatter(heap, 2600, 0.020, 2)
# spilled grains on the table around the dish
bm = bmesh.new()
bmesh.ops.create_circle(bm, cap_ends=True, segments=48, radius=1.5)
tb = from_bm('spill', bm)
tb.location = (0.2, -0.3, 0.008)
tb.show_instancer_for_render = False
scatter(tb, 120 if kind == 'silica' else 260, size * 1.3, 7)
key, rim = {'quartz': (1.3, 0.8), 'silica': (1.1, 0.6), 'zircon': (1.25, 1.0)}[kind]
studio(1.0, a.theme, key=key, rim=rim, fill=1.3)
if kind != 'zircon':  # a cool fill makes white sand look blue
    sc.world.node_tree.nodes['Background'].inputs[0].default_value = (0.54, 0.50, 0.45, 1)
SHOTS = {
    '': ((-0.3, -4.4, 1.9), (0, 0, 0.26), 66, 4.5, (0, -0.4, 0.35)),
    'silica-detail': ((-0.3, -3.3, 0.95), (0.02, 0, 0.25), 67, 7.0, (0, -0.35, 0.35)),
    'zircon-detail': ((2.05, -3.86, 2.62), (0, 0, 0.2), 58, 7.0, (0, -0.2, 0.35)),
}
camera(*SHOTS.get(a.v, SHOTS['']))
render(a, exposure=-0.15)
