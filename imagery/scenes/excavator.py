import math
import random

import bmesh

from materials import NT
from parts import box, cyl, hose, mats, prism, rail, ram
from render import render
from rocks import rock_mesh
from running_gear import cab, ground_pebbles, track
from scene import args, camera, from_bm, obj, reset, studio

a = args()
sc = reset()
mats()
# undercarriage
for y in (-1.12, 1.12):
    track(-1.55, 1.55, 0.46, y, 0.60)
box((0, 0, 0.56), (1.9, 1.7, 0.34), 'dark', bev=0.06)
cyl((0, 0, 0.70), (0, 0, 0.95), 0.72, 'dark', 48)
cyl((0, 0, 0.86), (0, 0, 0.93), 0.80, 'grey', 48)
# upper structure
box((-0.55, 0, 1.06), (3.1, 2.45, 0.20), 'dark', bev=0.04)
prism(
    [(-2.45, 1.0), (-2.62, 1.15), (-2.66, 1.75), (-2.50, 2.02), (-1.75, 2.05), (-1.75, 1.0)],
    -1.26,
    1.26,
    'dark',
    0.10,
    seg=3,
)  # counterweight
prism(
    [(-1.78, 1.16), (-0.05, 1.16), (-0.05, 1.80), (-0.25, 2.02), (-1.78, 2.06)],
    0.16,
    1.24,
    'paint',
    0.06,
)  # engine hood far/left...
prism(
    [(-1.78, 1.16), (-0.42, 1.16), (-0.42, 1.95), (-0.55, 2.02), (-1.78, 2.06)],
    -1.24,
    0.18,
    'paint',
    0.06,
)
prism(
    [(-0.05, 1.16), (0.95, 1.16), (0.95, 1.55), (0.80, 1.66), (-0.05, 1.68)],
    0.30,
    1.24,
    'paint',
    0.05,
)  # right fuel/tool box
for i in range(7):
    box((-1.55 + i * 0.135, -1.246, 1.62), (0.075, 0.02, 0.42), 'black', bev=0.005)  # louvres
box((-1.08, -1.243, 1.62), (1.02, 0.012, 0.52), 'dark', bev=0.01)
box((-0.62, -1.247, 1.5), (0.03, 0.02, 0.5), 'dark', bev=0.005)
prism([(-2.652, 1.28), (-2.652, 1.62), (-2.66, 1.62), (-2.66, 1.28)], -0.8, 0.8, 'paint', 0)
cyl((-1.30, 0.55, 2.0), (-1.30, 0.55, 2.50), 0.075, 'dark')
cyl((-1.30, 0.55, 2.48), (-1.36, 0.55, 2.60), 0.07, 'steel')
box((-1.2, -0.5, 2.09), (0.7, 0.8, 0.06), 'dark', bev=0.02)
rail(
    [(-0.05, 1.18, 1.66), (-0.05, 1.18, 2.3), (0.85, 1.18, 2.05), (0.85, 1.18, 1.6)], 0.022, 'dark'
)
rail([(-1.7, 1.15, 2.05), (-1.7, 1.15, 2.4), (-0.2, 1.15, 2.4), (-0.2, 1.15, 2.0)], 0.02, 'dark')
# cab on -y side (camera side)
cab(-0.38, 1.02, 1.16, 2.92, -1.22, -0.24, 0.30, 0.06)
hose([(1.1, -1.22, 1.95), (1.18, -1.4, 2.1), (1.16, -1.42, 2.3)], 0.012)
box((1.17, -1.43, 2.2), (0.04, 0.17, 0.30), 'black', bev=0.02)
# boom (side profile), stick, bucket
boom = [
    (0.62, 1.30),
    (0.86, 1.12),
    (1.10, 1.32),
    (1.95, 2.75),
    (2.55, 3.28),
    (3.30, 3.50),
    (4.62, 3.12),
    (4.74, 3.28),
    (4.62, 3.44),
    (3.25, 4.02),
    (2.45, 3.86),
    (1.62, 3.05),
]
prism(boom, -0.04, 0.38, 'paint', 0.035, seg=3)
BY = 0.17


def shifted(pts, dx=0, dz=0):
    return [(x + dx, z + dz) for x, z in pts]


for yy in (-0.10, 0.44):
    prism(
        [(0.55, 1.1), (1.12, 1.1), (1.02, 1.52), (0.70, 1.52)], yy - 0.03, yy + 0.03, 'dark', 0.02
    )


def pinx(x, z, w=0.30, r=0.085):
    cyl((x, BY - w, z), (x, BY + w, z), r, 'grey')
    cyl((x, BY - w - 0.015, z), (x, BY - w + 0.01, z), r * 1.45, 'dark')


def ramx(A, B, y, r=0.08, sp=0.55):
    ram(A, B, BY + y, r, sp)


pinx(0.86, 1.34)
for s in (-1, 1):
    ramx((1.28, 1.22), (2.46, 3.36), s * 0.34, 0.085, 0.62)
pinx(2.46, 3.40, 0.40, 0.075)
stick = [
    (4.20, 3.78),
    (4.38, 3.90),
    (4.62, 3.52),
    (4.86, 3.34),
    (5.30, 1.40),
    (5.22, 1.20),
    (5.04, 1.22),
    (4.96, 1.36),
    (4.42, 3.10),
    (4.40, 3.40),
]
prism(stick, BY - 0.17, BY + 0.17, 'paint', 0.03, seg=3)
pinx(4.60, 3.28, 0.28)
ramx((2.95, 4.02), (4.28, 3.86), 0, 0.095, 0.60)
box((2.9, BY, 3.96), (0.28, 0.30, 0.20), 'paint', (0, -0.1, 0), 0.02)
pinx(4.29, 3.84, 0.22, 0.07)
# bucket linkage
ramx((4.86, 3.24), (5.42, 2.02), 0, 0.075, 0.6)
cyl((4.92, BY - 0.2, 3.18), (4.92, BY + 0.2, 3.18), 0.1, 'grey')
for s in (-0.16, 0.16):
    cyl((5.42, BY + s, 2.02), (5.19, BY + s, 1.72), 0.05, 'dark')
    cyl((5.42, BY + s, 2.02), (5.48, BY + s, 1.36), 0.055, 'dark')
pinx(5.42, 2.02, 0.24, 0.06)
pinx(5.14, 1.28, 0.3, 0.08)
pinx(5.46, 1.34, 0.3, 0.07)
bk = [
    (5.02, 1.38),
    (5.55, 1.44),
    (5.70, 1.22),
    (5.72, 0.82),
    (5.50, 0.46),
    (5.10, 0.30),
    (4.66, 0.34),
    (4.64, 0.42),
    (5.04, 0.44),
    (5.36, 0.60),
    (5.54, 0.88),
    (5.52, 1.18),
    (5.42, 1.28),
    (5.06, 1.22),
]
prism(bk, BY - 0.58, BY + 0.58, 'dark', 0.02)
side = [
    (5.02, 1.34),
    (5.55, 1.40),
    (5.70, 1.2),
    (5.72, 0.82),
    (5.50, 0.46),
    (5.10, 0.30),
    (4.66, 0.34),
    (4.80, 0.75),
]
for s in (-1, 1):
    prism(side, BY + s * 0.58 - 0.025, BY + s * 0.58 + 0.025, 'dark', 0.015)
for i in range(5):
    yy = BY - 0.52 + i * 0.26
    prism(
        [(4.70, 0.30), (4.40, 0.33), (4.40, 0.37), (4.70, 0.44)],
        yy - 0.055,
        yy + 0.055,
        'steel',
        0.012,
    )
# hoses
for dy in (-0.06, 0.0, 0.06):
    hose(
        [(1.35, BY + dy, 1.75), (1.75, BY + dy, 3.38), (2.4, BY + dy, 3.96), (2.9, BY + dy, 4.10)],
        0.020,
    )
for dy in (-0.08, 0.08):
    hose(
        [(3.6, BY + dy, 3.93), (4.1, BY + dy, 4.12), (4.52, BY + dy, 3.86), (4.70, BY + dy, 3.5)],
        0.020,
    )
box((2.25, BY, 3.80), (0.12, 0.30, 0.10), 'black', (0, -0.7, 0), 0.02)
rail([(0.95, -1.28, 0.95), (0.95, -1.28, 1.1)], 0.02, 'dark')
box((0.2, -1.30, 1.0), (0.9, 0.12, 0.04), 'dark', bev=0.01)
ground_pebbles(90, 5)
# ore heap under the bucket: it digs instead of floating
t = NT('ore')
co = t.coord('Object')
t.P(
    Base_Color=t.mix(t.noise(2.5, 4, 0.6, co), (0.035, 0.030, 0.026), (0.13, 0.085, 0.05)),
    Roughness=0.85,
    Normal=t.bump(t.noise(3, 5, 0.65, co), 0.5, 0.1),
)
rnd = random.Random(9)
ms = [
    rock_mesh(f'or{i}', 30 + i, 13, (1, 0.85, 0.7), 0.04, disp=0.04, subdiv=1, mat=t.m)
    for i in range(6)
]
bm = bmesh.new()
bmesh.ops.create_cone(bm, cap_ends=True, segments=40, radius1=1.15, radius2=0.05, depth=0.62)
from_bm('orecore', bm, t.m, loc=(5.0, BY + 0.05, 0.28))
for i in range(520):
    R = 1.4 * rnd.random() ** 0.6
    th = rnd.random() * 6.283
    s = rnd.choice([0.05, 0.07, 0.09, 0.13, 0.17])
    z = max(s * 0.4, 0.66 * (1 - R / 1.3) + rnd.uniform(-0.04, 0.02))
    o = obj(
        'or',
        ms[i % 6],
        loc=(5.0 + R * math.cos(th), BY + 0.05 + R * math.sin(th), z),
        rot=(rnd.random() * 6, rnd.random() * 6, rnd.random() * 6),
    )
    o.scale = (s,) * 3
studio(3.0, a.theme, key=1.7, rim=1.5, fill=3.2)
SHOTS = {
    '': ((5.75, -13.6, 3.0), (1.3, 0, 2.15), 43),
    'bucket': ((1.9, -8.2, 1.9), (4.95, 0.1, 0.95), 66),
}
camera(*SHOTS[a.v])
render(a, exposure=0.2)
