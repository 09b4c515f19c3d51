import math
import random

import bmesh

from materials import NT
from parts import box, cyl, mats, prism, ram
from render import render
from rocks import rock_mesh
from running_gear import cab, ground_pebbles, wheel
from scene import args, camera, from_bm, obj, reset, studio

a = args()
sc = reset()
mats()
R = 1.02
for s in (-1, 1):
    wheel((2.35, s * 1.75, R), R, 0.78)
    wheel((-1.75, s * 1.25, R), R, 0.72)
    wheel((-1.75, s * 2.05, R), R, 0.76)
# frame, axles, suspension
for s in (-1, 1):
    prism(
        [(-3.2, 1.35), (3.1, 1.15), (3.3, 1.3), (3.2, 1.6), (-3.2, 1.75)],
        s * 0.62 - 0.12,
        s * 0.62 + 0.12,
        'dark',
        0.03,
    )
cyl((-1.75, -1.6, R), (-1.75, 1.6, R), 0.34, 'dark')
cyl((2.35, -1.4, R), (2.35, 1.4, R), 0.22, 'dark')
for s in (-1, 1):
    cyl((2.35, s * 1.12, 1.0), (2.30, s * 1.02, 2.1), 0.17, 'grey')
    ram((-0.4, 1.3), (0.75, 2.75), s * 0.45, 0.15, 0.55)
cyl((0.6, -1.55, 1.05), (-0.55, -1.55, 1.05), 0.36, 'paint', 32, 0.05)
# front: bumper, radiator, deck, cab
prism([(2.95, 1.1), (3.75, 1.1), (3.85, 1.25), (3.85, 1.5), (2.95, 1.5)], -1.75, 1.75, 'dark', 0.05)
prism([(1.55, 1.5), (3.45, 1.5), (3.50, 2.62), (1.55, 2.62)], -0.85, 0.85, 'paint', 0.06)
box((3.50, 0, 2.06), (0.05, 1.42, 0.98), 'black', bev=0.02)
for i in range(9):
    box((3.535, 0, 1.66 + i * 0.1), (0.03, 1.36, 0.03), 'grey', bev=0.006)
box((2.42, 0, 2.70), (2.25, 4.0, 0.12), 'dark', bev=0.03)
box((3.56, 0, 2.70), (0.06, 4.04, 0.16), 'paint', bev=0.015)
cab(1.65, 3.05, 2.76, 4.30, -1.75, -0.20, 0.18, 0.04)
for p in [
    ((3.5, 1.95, 2.76), (3.5, -0.1, 2.76)),
]:
    for zz in (3.1, 3.45):
        cyl((3.5, 1.95, zz), (3.5, 0.0, zz), 0.022, 'paint', 12, 0)
    for yy in (1.95, 1.3, 0.65, 0):
        cyl((3.5, yy, 2.76), (3.5, yy, 3.45), 0.022, 'paint', 12, 0)
for zz in (3.1, 3.45):
    cyl((3.5, 1.95, zz), (1.5, 1.95, zz), 0.022, 'paint', 12, 0)
box((2.3, 0.9, 3.05), (0.8, 0.9, 0.5), 'dark', bev=0.05)
cyl((1.75, 0.35, 2.7), (1.75, 0.35, 3.6), 0.10, 'dark')
# ladder
for s in (-0.28, 0.28):
    cyl((3.86, -1.1 + s, 1.2), (3.62, -1.1 + s, 2.74), 0.025, 'paint', 12, 0)
for i in range(6):
    cyl(
        (3.84 - i * 0.044, -1.38, 1.35 + i * 0.25),
        (3.84 - i * 0.044, -0.82, 1.35 + i * 0.25),
        0.02,
        'paint',
        10,
        0,
    )
for s in (-1, 1):
    for k in (0, 0.34):
        box((3.53, s * (1.15 + k * 0.9), 1.95), (0.08, 0.24, 0.20), 'black', bev=0.02)
        box((3.575, s * (1.15 + k * 0.9), 1.95), (0.01, 0.20, 0.16), 'lamp', bev=0)
    prism(
        [
            (1.35, 2.15),
            (1.6, 2.42),
            (3.1, 2.42),
            (3.35, 2.2),
            (3.4, 2.3),
            (3.15, 2.52),
            (1.55, 2.52),
            (1.28, 2.2),
        ],
        s * 1.75 - 0.4,
        s * 1.75 + 0.4,
        'paint',
        0.02,
    )
    box((3.3, s * 2.12, 3.35), (0.06, 0.16, 0.34), 'dark', bev=0.025)
    cyl((3.3, s * 1.85, 2.76), (3.3, s * 2.06, 3.22), 0.02, 'dark', 8, 0)
# dump body with ribs and canopy
fl = [
    (-3.75, 2.72),
    (-3.0, 2.05),
    (1.15, 2.35),
    (1.40, 3.55),
    (1.36, 4.42),
    (3.62, 4.62),
    (3.62, 4.72),
    (1.2, 4.60),
    (1.22, 3.6),
    (1.0, 2.5),
    (-3.0, 2.2),
    (-3.72, 2.85),
]
prism(fl, -2.0, 2.0, 'paint', 0.02)
sd = [(-3.75, 2.72), (-3.0, 2.05), (1.15, 2.35), (1.40, 3.55), (1.36, 4.50), (-3.15, 4.02)]
for s in (-1, 1):
    prism(sd, s * 2.0 - 0.05, s * 2.0 + 0.05, 'paint', 0.02)
    prism(
        [(-3.2, 3.98), (1.36, 4.46), (1.36, 4.60), (-3.2, 4.12)],
        s * 2.06 - 0.10,
        s * 2.06 + 0.10,
        'paint',
        0.03,
    )
    for i in range(6):
        x = -2.75 + i * 0.72
        zb = 2.05 + (x + 3) * 0.0723
        zt = 4.02 + (x + 3.15) * 0.106
        prism(
            [(x, zb), (x + 0.20, zb + 0.015), (x + 0.20, zt + 0.02), (x, zt)],
            s * 2.05 + min(0, s * 0.16),
            s * 2.05 + max(0, s * 0.16),
            'paint',
            0.03,
        )
    prism(
        [(-3.0, 2.02), (1.15, 2.32), (1.15, 2.52), (-3.0, 2.22)],
        s * 2.05 + min(0, s * 0.12),
        s * 2.05 + max(0, s * 0.12),
        'paint',
        0.03,
    )
# load: coal/ore lumps
t = NT('load')
t.P(
    Base_Color=(0.018, 0.017, 0.017),
    Roughness=0.45,
    Normal=t.bump(t.noise(4, 6, 0.65, t.coord('Object')), 0.5, 0.1),
)
rnd = random.Random(1)
ms = [rock_mesh(f'l{i}', 60 + i, 13, mat=t.m) for i in range(5)]
bm = bmesh.new()
bmesh.ops.create_uvsphere(bm, u_segments=24, v_segments=12, radius=1)
lo = from_bm('mound', bm, t.m, loc=(-0.9, 0, 3.7))
lo.scale = (2.1, 1.85, 0.95)
for i in range(330):
    th = rnd.random() * 6.283
    rr = math.sqrt(rnd.random())
    x = -0.9 + 2.15 * rr * math.cos(th)
    y = 1.88 * rr * math.sin(th)
    z = 3.70 + 0.95 * math.sqrt(max(0, 1 - rr * rr))
    s = rnd.choice([0.12, 0.18, 0.25, 0.34])
    o = obj(
        'lo',
        ms[i % 5],
        loc=(x, y, z - 0.03),
        rot=(rnd.random() * 6, rnd.random() * 6, rnd.random() * 6),
    )
    o.scale = (s,) * 3
ground_pebbles(90, 6)
studio(3.6, a.theme, key=1.6, rim=1.4, fill=3.0)
camera((11.5, -11.5, 3.3), (0.0, 0, 2.6), 50)
render(a, exposure=0.2)
