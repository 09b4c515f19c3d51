import math
import random

import bmesh

from materials import NT
from parts import M, box, cyl, hose, mats, prism, rail, ram
from render import render
from rocks import rock_mesh
from running_gear import cab, ground_pebbles, track
from scene import args, camera, from_bm, obj, reset, studio

a = args()
sc = reset()
mats()
# undercarriage and house
for y in (-1.15, 1.15):
    track(-1.6, 1.6, 0.44, y, 0.60)
box((0, 0, 0.55), (2.0, 1.8, 0.34), 'dark', bev=0.06)
cyl((0, 0, 0.70), (0, 0, 0.95), 0.75, 'dark', 48)
cyl((0, 0, 0.84), (0, 0, 0.91), 0.83, 'grey', 48)
box((-0.45, 0, 1.05), (3.3, 2.4, 0.22), 'dark', bev=0.04)
prism(
    [
        (-2.35, 0.98),
        (-2.75, 1.05),
        (-2.85, 1.25),
        (-2.85, 1.95),
        (-2.70, 2.12),
        (-1.95, 2.15),
        (-1.95, 0.98),
    ],
    -1.22,
    1.22,
    'dark',
    0.10,
    seg=3,
)
prism(
    [(-1.95, 1.16), (-0.35, 1.16), (-0.35, 2.0), (-0.5, 2.1), (-1.95, 2.15)],
    -1.2,
    1.2,
    'paint',
    0.06,
)
for s in (-1, 1):
    box((-1.1, s * 1.205, 1.62), (1.15, 0.012, 0.60), 'dark', bev=0.01)
    for i in range(8):
        box((-1.6 + i * 0.145, s * 1.212, 1.62), (0.085, 0.02, 0.50), 'black', bev=0.006)
cyl((-1.5, 0.6, 2.1), (-1.5, 0.6, 2.65), 0.075, 'dark')
cyl((-1.5, 0.6, 2.62), (-1.57, 0.6, 2.75), 0.07, 'steel')
rail(
    [(-1.9, -1.15, 2.12), (-1.9, -1.15, 2.55), (-0.45, -1.15, 2.52), (-0.45, -1.15, 2.1)],
    0.02,
    'dark',
)
rail(
    [(-1.9, 1.15, 2.12), (-1.9, 1.15, 2.55), (-0.45, 1.15, 2.52), (-0.45, 1.15, 2.1)], 0.02, 'dark'
)
cab(-0.28, 0.98, 1.16, 2.88, -1.20, -0.26, 0.22, 0.06)
# winches in front of the hood
for x, y in ((0.05, 0.55), (0.72, 0.55)):
    cyl((x, y - 0.42, 1.55), (x, y + 0.42, 1.55), 0.20, 'black', 32)
    cyl((x, y - 0.46, 1.55), (x, y - 0.40, 1.55), 0.32, 'grey', 32)
    cyl((x, y + 0.40, 1.55), (x, y + 0.46, 1.55), 0.32, 'grey', 32)
    box((x, y, 1.30), (0.3, 1.0, 0.3), 'dark', bev=0.03)
# mast with parallel linkage
MX, ZT = 2.05, 6.9
for y in (-0.20, 0.20):
    prism(
        [(MX - 0.21, 1.0), (MX + 0.10, 1.0), (MX + 0.10, ZT), (MX - 0.21, ZT)],
        y - 0.055,
        y + 0.055,
        'paint',
        0.02,
    )
box((MX - 0.18, 0, (1.0 + ZT) / 2), (0.05, 0.40, ZT - 1.0), 'paint', bev=0.01)
for i in range(11):
    box((MX - 0.03, 0, 1.35 + i * 0.5), (0.16, 0.40, 0.05), 'dark', bev=0.01)
for y in (-0.20, 0.20):
    box((MX + 0.13, y, (1.0 + ZT) / 2), (0.045, 0.07, ZT - 1.1), 'steel', bev=0.008)
for s in (-1, 1):
    prism(
        [(0.95, 1.22), (1.12, 1.10), (1.88, 1.72), (1.88, 1.92), (1.72, 1.95)],
        s * 0.42 - 0.06,
        s * 0.42 + 0.06,
        'dark',
        0.02,
    )
    prism(
        [(0.55, 1.62), (0.66, 1.48), (1.86, 2.55), (1.86, 2.75)],
        s * 0.42 - 0.05,
        s * 0.42 + 0.05,
        'paint',
        0.02,
    )
    ram((0.15, 2.05), (1.86, 4.55), s * 0.46, 0.095, 0.55)
    cyl((1.86, s * 0.46, 4.55), (1.86, s * 0.20, 4.55), 0.08, 'grey')
    box((0.15, s * 0.46, 2.02), (0.3, 0.2, 0.35), 'dark', bev=0.03)
box((1.88, 0, 2.05), (0.22, 1.0, 1.7), 'dark', bev=0.04)
# head with sheaves
prism(
    [
        (MX - 0.60, ZT - 0.05),
        (MX + 0.86, ZT - 0.05),
        (MX + 0.90, ZT + 0.12),
        (MX + 0.45, ZT + 0.42),
        (MX - 0.35, ZT + 0.42),
        (MX - 0.64, ZT + 0.12),
    ],
    -0.17,
    0.17,
    'paint',
    0.03,
)
for x, r in ((MX - 0.48, 0.19), (MX + 0.70, 0.21)):
    for y in (-0.08, 0.08):
        cyl((x, y - 0.03, ZT + 0.14), (x, y + 0.03, ZT + 0.14), r, 'grey', 32)
# rotary drive on its sledge, kelly bar, auger
KX, RZ = MX + 0.72, 3.9
box((MX + 0.20, 0, RZ + 0.05), (0.20, 0.60, 1.0), 'dark', bev=0.03)
prism(
    [
        (MX + 0.2, RZ - 0.30),
        (KX + 0.42, RZ - 0.30),
        (KX + 0.46, RZ - 0.15),
        (KX + 0.42, RZ + 0.28),
        (MX + 0.2, RZ + 0.36),
    ],
    -0.46,
    0.46,
    'paint',
    0.05,
)
cyl((KX, 0, RZ - 0.55), (KX, 0, RZ + 0.45), 0.30, 'grey', 40)
for y in (-0.34, 0.34):
    cyl((KX - 0.05, y, RZ + 0.25), (KX - 0.05, y, RZ + 0.85), 0.14, 'dark', 28)
cyl((KX, 0, 0.9), (KX, 0, ZT - 0.55), 0.135, 'grey', 32)
cyl((KX, 0, ZT - 0.62), (KX, 0, ZT - 0.28), 0.10, 'dark', 24)
for k in range(4):
    t = k * math.pi / 2 + 0.4
    box(
        (KX + 0.14 * math.cos(t), 0.14 * math.sin(t), (ZT + 0.5) / 2),
        (0.05, 0.05, ZT - 1.9),
        'steel',
        (0, 0, t),
        0.008,
    )
cyl((KX, 0, 1.55), (KX, 0, 1.9), 0.2, 'dark', 4, 0.02)
box((MX + 0.32, 0, 5.6), (0.5, 0.44, 0.18), 'dark', bev=0.02)


def auger(z0, z1, r, turns=3.5, n=160):
    bm = bmesh.new()
    vs = []
    for i in range(n + 1):
        t = 2 * math.pi * turns * i / n
        z = z0 + (z1 - z0) * i / n
        vs.append(
            [
                bm.verts.new((KX + q * math.cos(t), q * math.sin(t), z + dz))
                for q, dz in ((0.09, 0), (r, 0), (r, 0.045), (0.09, 0.045))
            ]
        )
    for p, q in zip(vs, vs[1:]):
        for k in range(4):
            bm.faces.new((p[k], q[k], q[(k + 1) % 4], p[(k + 1) % 4]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    o = from_bm('auger', bm, M['steel'])
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = 0.7
    o.data.polygons.foreach_set('use_smooth', [True] * len(o.data.polygons))


auger(0.12, 1.5, 0.42)
cyl((KX, 0, 0.05), (KX, 0, 1.6), 0.10, 'dark', 24)
cyl((KX, 0, -0.05), (KX, 0, 0.14), 0.03, 'steel', 12, 0, 0.1)
# ropes
for p, q in (
    ((KX, 0, ZT - 0.3), (KX, 0, ZT + 0.10)),
    ((MX - 0.55, 0.08, ZT + 0.2), (0.72, 0.45, 1.74)),
    ((MX - 0.55, -0.08, ZT + 0.2), (0.05, 0.45, 1.74)),
    ((MX - 0.48, 0.08, ZT + 0.33), (MX + 0.70, 0.08, ZT + 0.35)),
    ((MX - 0.48, -0.08, ZT + 0.33), (MX + 0.70, -0.08, ZT + 0.35)),
):
    cyl(p, q, 0.014, 'black', 8, 0)
hose(
    [
        (0.6, 0.75, 1.7),
        (1.2, 0.6, 3.2),
        (MX - 0.1, 0.5, 5.2),
        (MX + 0.15, 0.42, RZ + 0.9),
        (KX - 0.1, 0.35, RZ + 0.7),
    ],
    0.03,
)
hose(
    [
        (0.6, 0.85, 1.7),
        (1.15, 0.7, 3.0),
        (MX - 0.1, 0.6, 5.0),
        (MX + 0.15, 0.5, RZ + 0.8),
        (KX - 0.1, 0.35, RZ + 0.6),
    ],
    0.03,
)
# spoil around the hole
t = NT('spoil')
t.P(
    Base_Color=(0.10, 0.065, 0.04),
    Roughness=0.95,
    Normal=t.bump(t.noise(4, 5, 0.7, t.coord('Object')), 0.6, 0.08),
)
rnd = random.Random(3)
ms = [
    rock_mesh(f'sp{i}', 20 + i, 12, (1, 0.9, 0.7), 0.04, disp=0.05, subdiv=1, mat=t.m)
    for i in range(5)
]
for i in range(260):
    th = rnd.random() * 6.283
    R = rnd.gauss(0.66, 0.13)
    s = rnd.choice([0.04, 0.06, 0.09, 0.12])
    o = obj(
        'sp',
        ms[i % 5],
        loc=(KX + R * math.cos(th), R * math.sin(th), s * 0.3 + max(0, 0.16 - abs(R - 0.66) * 0.8)),
        rot=(rnd.random() * 6,) * 3,
    )
    o.scale = (s,) * 3
ground_pebbles(70, 5)
studio(3.9, a.theme, key=1.6, rim=1.4, fill=3.2)
# the mast ends below the links that lie over the top of the picture
camera((10.2, -15.2, 3.4), (0.2, 0, 3.75), 37)
render(a, exposure=0.25)
