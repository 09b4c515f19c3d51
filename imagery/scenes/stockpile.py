import math
import random

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from materials import NT, simple
from outdoors import (
    coal_field_mat,
    evening_haze,
    fbm,
    grid_mesh,
    low_sun,
    lumps_on,
    stand_on,
    view_grid,
    vn,
)
from parts import M, ROOT, box, cyl, mats, prism, weathered
from render import render
from rocks import rock_mesh
from scene import args, camera, from_bm, obj, reset
from wheel_loader import wheel_loader

D = bpy.data
a = args()
sc = reset()
mats()
# the yard is seen from its other side: the conveyor comes from the left, sprinklers stand for the loader
yard = a.v == 'yard'
if yard:
    CAM, AIM = (57.0, -33.0, 6.0), (23.6, 29.5, 10.0)
else:
    CAM, AIM = (-21.0, -25.0, 5.0), (8.6, 22.0, 8.8)


def piles(X, Y):
    """two windrows and a cone under the conveyor head"""
    wx, wy = X + 2.2 * fbm(X / 14, Y / 14, 4), Y + 2.2 * fbm(X / 14 + 40, Y / 14, 4)

    def ridge(x0, x1, y, h):
        d = np.sqrt(np.maximum(np.abs(wx - (x0 + x1) / 2) - (x1 - x0) / 2, 0) ** 2 + (wy - y) ** 2)
        return h - 0.68 * np.sqrt(d * d + 3)

    ridges = [
        ridge(24, 27, 30, 17.5),
        ridge(-60, -2, 58, 12.5),
        ridge(-12, 70, 96, 14.0),
        ridge(-70, -25, 12, 7.5),
    ]
    if not yard:
        ridges.append(ridge(44, 90, 2, 9.0))
    return np.maximum.reduce(ridges) + 0.22 * fbm(X / 1.3, Y / 1.3, 4) + 0.5 * fbm(X / 6, Y / 6, 3)


X, Y = view_grid(CAM, AIM, 5, 2600, 0.66, 1500, 1500)
base = 0.35 * fbm(X / 22, Y / 22, 4) + 0.10 * fbm(X / 2.2, Y / 2.2, 4)
rut = lambda c: -0.16 * np.exp(
    -(((np.abs(X * 0.35 + Y * 0.94 - c + 2.2 * fbm(X / 40, Y / 40, 3)) - 1.1) / 0.35) ** 2)
)
base = base + rut(-16) + rut(-24)
Zc = piles(X, Y)
wood = np.clip((Y - 230 + 40 * fbm(X / 90, Y / 90, 3)) / 14, 0, 1)
base = (
    base
    + wood * (7 + 10 * np.abs(vn(X / 9, Y / 9) - 0.2) + 5 * vn(X / 4.3 + 9, Y / 4.3))
    + np.clip((Y - 300) / 1500, 0, 1) ** 1.2 * 170 * np.abs(fbm(X / 600 + 3.3, Y / 600, 5))
)
Z = np.maximum(base, Zc)
o = None
t = NT('yard')
P = t.n('ShaderNodeNewGeometry').outputs['Position']
at = t.n('ShaderNodeAttribute', attribute_name='coal').outputs['Fac']
wd = t.n('ShaderNodeAttribute', attribute_name='wood').outputs['Fac']
dirt = t.mix(
    t.ramp(t.noise(0.12, 6, 0.65, P), [(0.40, 0), (0.62, 1)]),
    (0.20, 0.125, 0.072),
    (0.055, 0.043, 0.034),
)
dirt = t.mix(t.ramp(t.noise(1.6, 5, 0.7, P), [(0.4, 0), (0.75, 0.6)]), dirt, (0.03, 0.026, 0.023))
coal = t.mix(t.noise(0.8, 6, 0.7, P), (0.005, 0.0055, 0.0065), (0.018, 0.019, 0.022))
green = t.ramp(
    t.noise(0.16, 7, 0.75, P),
    [(0.3, (0.012, 0.034, 0.008)), (0.58, (0.030, 0.072, 0.016)), (0.82, (0.070, 0.105, 0.028))],
)
t.P(
    Base_Color=t.mix(wd, t.mix(at, dirt, coal), green),
    Roughness=t.mix(at, 0.92, t.ramp(t.noise(3, 4, 0.6, P), [(0.3, 0.38), (0.7, 0.8)])),
    Specular=0.12,
    Normal=t.bump(t.mix(0.5, t.noise(2.2, 6, 0.75, P), t.noise(8, 4, 0.7, P)), 0.8, 0.3),
)
g = grid_mesh('yard', X, Y, Z, t.m)
for name, val in (
    ('coal', np.clip((Zc - base + 0.25 + 0.3 * fbm(X / 1.1, Y / 1.1, 3)) / 0.4, 0, 1)),
    ('wood', wood),
):
    g.data.attributes.new(name, 'FLOAT', 'POINT').data.foreach_set(
        'value', val.ravel().astype(np.float32)
    )
dist = np.hypot(X - CAM[0], Y - CAM[1])
cm = coal_field_mat()
on_heap = (Zc > base - 0.1) & (dist < 160)
lumps_on(X, Y, Z, on_heap, 90000, [0.06, 0.08, 0.10, 0.12, 0.15, 0.19], cm, 3)
lumps_on(X, Y, Z, on_heap & (dist < 110), 1500, [0.24, 0.32, 0.42], cm, 4)
lumps_on(
    X, Y, Z, (Zc > base - 2.2) & (Zc < base) & (dist < 120), 2600, [0.05, 0.07, 0.1, 0.16], cm, 5
)
# conveyor: truss gallery on trestles, head over the cone
ROOT.clear()
M['truss'] = simple('truss', (0.23, 0.235, 0.24), 0.55, 0.3)
M['sheet'] = simple('sheet', (0.42, 0.43, 0.43), 0.6)
A, B = Vector((-44, 30, 3.0) if yard else (84, 52, 3.0)), Vector((24, 30, 21.5) if yard else (27, 31, 21.5))
n = 16
side = Vector(((B - A).y, -(B - A).x, 0)).normalized() * 1.25
pts = [A + (B - A) * i / n for i in range(n + 1)]
for s in (-1, 1):
    for zz in (0, 2.3):
        cyl(
            A + side * s + Vector((0, 0, zz)),
            B + side * s + Vector((0, 0, zz)),
            0.13,
            'truss',
            8,
            0,
        )
    for i, (p, q) in enumerate(zip(pts, pts[1:])):
        cyl(p + side * s, p + side * s + Vector((0, 0, 2.3)), 0.07, 'truss', 8, 0)
        lo, hi = (p, q) if i % 2 else (q, p)
        cyl(lo + side * s, hi + side * s + Vector((0, 0, 2.3)), 0.07, 'truss', 8, 0)
up = Vector((0, 0, 2.35))
bm = bmesh.new()
bm.faces.new(
    [
        bm.verts.new(p)
        for p in (
            A + side * 1.1 + up,
            B + side * 1.1 + up,
            B - side * 1.1 + up,
            A - side * 1.1 + up,
        )
    ]
)
ro = from_bm('roof', bm, M['sheet'])
so = ro.modifiers.new('s', 'SOLIDIFY')
so.thickness = 0.12
bm = bmesh.new()
bm.faces.new(
    [
        bm.verts.new(p)
        for p in (
            A + side + Vector((0, 0, 0.5)),
            B + side + Vector((0, 0, 0.5)),
            B - side + Vector((0, 0, 0.5)),
            A - side + Vector((0, 0, 0.5)),
        )
    ]
)
from_bm('belt', bm, M['black'])
for f in (0.25, 0.5, 0.75):
    p = A + (B - A) * f
    for s in (-1, 1):
        cyl(p + side * s, Vector((p.x, p.y, 0)) + side * s * 2.6, 0.2, 'truss', 10, 0)
        for k in (0.33, 0.66):
            z = p.z * k
            w = 1 + 1.6 * (1 - k)
            cyl(
                Vector((p.x, p.y, z)) + side * w,
                Vector((p.x, p.y, z)) - side * w,
                0.09,
                'truss',
                8,
                0,
            )
# the head: drum, drive, hood and telescopic chute; x along the belt
ROOT.clear()
weathered('hood', (0.46, 0.45, 0.42), 0.45, scale=(2, 2, 0.4))
weathered('drive', (0.62, 0.20, 0.03), 0.3, scale=(2, 2, 0.4))
prism(
    [(-1.2, 0.3), (-1.2, 2.7), (0.5, 2.85), (2.0, 2.35), (2.75, 1.3), (2.75, -0.5), (0.85, -0.5), (0.7, 0.3)],
    -1.35,
    1.35,
    'hood',
    0.07,
)
for x in (-0.6, 0.6):
    for s in (-1, 1):
        box((x, s * 1.37, 1.5), (0.10, 0.10, 2.3), 'truss', bev=0.02)
box((1.75, 1.37, 0.9), (0.9, 0.06, 0.9), 'truss', bev=0.02)  # hatch
cyl((0.1, -1.75, 0.5), (0.1, 1.9, 0.5), 0.16, 'black', 16)
for s in (-1, 1):
    box((0.1, s * 1.55, 0.42), (0.7, 0.32, 0.5), 'truss', bev=0.05)
box((0.1, 2.05, 0.45), (0.9, 0.5, 0.85), 'drive', bev=0.08)
cyl((-0.35, 2.05, 0.5), (-1.6, 2.05, 0.5), 0.33, 'drive', 24, 0.04)
# walkways on both sides and across the front, with handrails
for s in (-1, 1):
    box((0.75, s * 1.95, -0.1), (4.7, 1.15, 0.08), 'truss', bev=0.01)
    for x in (-1.4, 0.6, 2.6):
        cyl((x, s * 2.4, -0.12), (x, s * 1.2, -0.95), 0.06, 'truss', 8, 0)
box((3.45, 0, -0.1), (0.9, 5.05, 0.08), 'truss', bev=0.01)
way = [(-1.6, -2.5), (3.85, -2.5), (3.85, 2.5), (-1.6, 2.5)]
for p, q in zip(way, way[1:]):
    for h in (0.5, 1.0):
        cyl((*p, h), (*q, h), 0.035, 'truss', 8, 0)
    for f in np.linspace(0, 1, 5):
        x, y = p[0] + (q[0] - p[0]) * f, p[1] + (q[1] - p[1]) * f
        cyl((x, y, -0.1), (x, y, 1.0), 0.035, 'truss', 8, 0)
cyl((1.8, 0, -0.45), (1.8, 0, -1.3), 1.0, 'hood', 32, 0.03, 0.78)
for z0, z1, r in ((-1.3, -2.3, 0.78), (-2.25, -3.2, 0.70), (-3.15, -3.9, 0.62)):
    cyl((1.8, 0, z1), (1.8, 0, z0), r, 'hood', 32, 0.02)
    cyl((1.8, 0, z1), (1.8, 0, z1 + 0.12), r + 0.09, 'truss', 32, 0.02)
head = D.objects.new('head', None)
sc.collection.objects.link(head)
for part in ROOT:
    part.parent = head
head.location, head.rotation_euler.z = B, math.atan2(B.y - A.y, B.x - A.x)
# coal falls from the chute
fall = head.location + Vector((math.cos(head.rotation_euler.z), math.sin(head.rotation_euler.z), 0)) * 1.8
rnd = random.Random(8)
stream = [rock_mesh(f'stream{i}', 40 + i, 12, (1, 0.85, 0.7), 0.04, mat=cm) for i in range(4)]
for i in range(420):
    th, r = rnd.random() * 6.283, 0.42 * math.sqrt(rnd.random())
    o = obj(
        'fall',
        stream[i % 4],
        loc=(fall.x + r * math.cos(th), fall.y + r * math.sin(th), rnd.uniform(15.6, fall.z - 3.7)),
        rot=(rnd.random() * 6, rnd.random() * 6, rnd.random() * 6),
    )
    o.scale = (rnd.choice([0.07, 0.10, 0.14]),) * 3
# the house it comes from, behind the pile
ROOT.clear()
box(A + Vector((2.0, 0.8, 1.5)), (7, 7, 9), 'hood', (0, 0, 0.35), 0.08)


def spray(p, sizes, seed):
    """drops at points, those above the ground and outside the piles"""
    p = p[p[:, 2] > np.maximum(piles(p[:, 0], p[:, 1]), 0)]
    t = NT('water')
    t.P(Base_Color=(0.9, 0.92, 0.95), Roughness=0.3, Emission=(0.8, 0.85, 0.9, 1), Emission_Strength=0.15)
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=1, radius=1)
    drop = D.meshes.new('drop')
    bm.to_mesh(drop)
    bm.free()
    drop.materials.append(t.m)
    across = np.tile([1.0, 0, 0], (len(p), 1)), np.tile([0, 1.0, 0], (len(p), 1))
    stand_on(p, *across, np.random.default_rng(seed).uniform(*sizes, len(p)), [drop])


def sprinkler(at, towards, speed, drops, seed):
    """a rain gun on a riser: its jet breaks into drops on the way, the slow ones fall first"""
    r = np.random.default_rng(seed)
    foot, aim = Vector((*at, 0.1)), Vector((*towards, 0)) - Vector((*at, 0))
    aim = (aim.normalized() + Vector((0, 0, 0.6))).normalized()
    top = foot + Vector((0, 0, 2.6))
    box(foot, (1.0, 1.0, 0.9), 'hood', bev=0.04)
    cyl(foot, top, 0.11, 'truss', 16)
    cyl(top - aim * 0.35, top + aim * 1.3, 0.075, 'drive', 16)
    late = r.uniform(0, 1, (drops, 1)) ** 0.8 * speed * 0.16
    fast = speed * (1 - 0.42 * r.beta(1, 2.2, (drops, 1)))
    way = np.array(aim) + r.normal(0, 0.018, (drops, 3))
    p = np.array(top + aim * 1.3) + way * fast * late + r.normal(0, 0.05, (drops, 3)) * late
    p[:, 2] -= 4.9 * late[:, 0] ** 2
    spray(p, (0.006, 0.012), seed)


def mist(mouth, radius, drops, seed):
    """a ring of nozzles round the drop point; the wind takes what they spray to the right"""
    r = np.random.default_rng(seed)
    ring = [mouth + Vector((radius * math.cos(k), radius * math.sin(k), 0)) for k in np.linspace(0, 2 * math.pi, 25)]
    for p, q in zip(ring, ring[1:]):
        cyl(p, q, 0.06, 'drive', 8, 0)
    for p in ring[:-1:6]:
        cyl(p, mouth + Vector((0, 0, 1.2)) + (p - mouth) * 0.4, 0.05, 'truss', 8, 0)
    nozzle = np.array([tuple(p) for p in ring])[r.integers(0, 24, drops)]
    late = 1.7 * r.uniform(0, 1, (drops, 1)) ** 0.7
    way = (np.array(mouth) - nozzle) * 0.15 + r.normal(0, 0.8, (drops, 3)) + (0, 0, -1.6)
    wind = np.array([(1.4, 0.4, -0.3)]) * late
    spray(nozzle + (way + wind) * late, (0.008, 0.016), seed)


ROOT.clear()
if yard:
    # water where the dust is: on the road and at the drop point, not on the coal
    sprinkler((49, -3), (24, -13), 12, 150000, 1)
    mist(fall - Vector((0, 0, 3.7)), 1.7, 120000, 2)
else:  # a loader at the toe of the near pile
    wheel_loader(0.25)
    E = D.objects.new('e', None)
    sc.collection.objects.link(E)
    LX, LY = -2.0, 5.5
    for o in ROOT:
        o.parent = E
    E.location = (LX, LY, float(np.interp(0, [0, 1], [0, 0])) + 0.12)
    E.rotation_euler.z = math.radians(28)
    E.scale = (1.12,) * 3
low_sun(-100, 17, 6.0, 0.40, 8, (1, 0.70, 0.44))
c = camera(CAM, AIM, 36)
c.data.clip_end = 20000
c.data.clip_start = 0.5
render(
    a,
    exposure=0.2,
    look='Medium High Contrast',
    bounces=(3, 2, 2, 2),
    haze=evening_haze(1500, 60, -0.05),
    iters=3,
    vignette=0.25,
    sc_color=0.5,
)
