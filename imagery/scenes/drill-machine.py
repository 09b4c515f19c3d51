import math
import random


from materials import NT
from parts import box, cyl, hose, mats, prism, rail, ram
from render import render
from rocks import rock_mesh
from running_gear import cab, ground_pebbles, track
from scene import args, camera, obj, reset, studio

a = args()
sc = reset()
mats()
# crawler with walking beam
for y in (-0.98, 0.98):
    track(-1.25, 1.25, 0.40, y, 0.44)
box((0, 0, 0.62), (1.7, 1.5, 0.30), 'dark', bev=0.05)
cyl((-0.1, -0.98, 0.55), (-0.1, 0.98, 0.55), 0.14, 'grey')
# body: engine and compressor behind, cab in front on the camera side
box((-0.55, 0, 0.98), (3.3, 1.9, 0.16), 'dark', bev=0.03)
prism(
    [(-2.35, 1.06), (0.10, 1.06), (0.10, 1.98), (-0.10, 2.10), (-2.15, 2.10), (-2.38, 1.85)],
    -0.95,
    0.95,
    'paint',
    0.08,
    seg=3,
)
for s in (-1, 1):
    for x0 in (-2.05, -1.05):
        box((x0 + 0.40, s * 0.955, 1.56), (0.86, 0.012, 0.66), 'dark', bev=0.01)
        for i in range(6):
            box((x0 + 0.06 + i * 0.135, s * 0.962, 1.56), (0.08, 0.02, 0.54), 'black', bev=0.006)
box((-2.385, 0, 1.5), (0.03, 1.5, 0.62), 'black', bev=0.02)
for i in range(6):
    box((-2.405, 0, 1.26 + i * 0.1), (0.02, 1.44, 0.03), 'grey', bev=0.006)
cyl((-1.7, 0.4, 2.1), (-1.7, 0.4, 2.5), 0.08, 'dark')
cyl((-1.7, 0.4, 2.48), (-1.77, 0.4, 2.6), 0.075, 'steel')
cyl((-1.0, 0.4, 2.1), (-1.0, 0.4, 2.32), 0.16, 'dark', 32, 0.03)
box((-1.35, -0.35, 2.13), (1.2, 0.7, 0.06), 'dark', bev=0.02)
cyl((-2.1, -0.5, 2.1), (-2.1, -0.5, 2.22), 0.12, 'dark')
cab(0.10, 1.22, 1.06, 2.62, -0.95, -0.02, 0.20, 0.05)
box((0.66, 0.50, 1.28), (1.05, 0.86, 0.5), 'paint', bev=0.05)
# boom, knuckle, feed beam standing in front, leaning a little
prism(
    [(0.95, 1.12), (1.15, 0.98), (2.55, 1.86), (2.62, 2.08), (2.42, 2.12), (1.0, 1.36)],
    0.28,
    0.62,
    'paint',
    0.04,
)
ram((1.0, 0.82), (2.05, 1.52), 0.45, 0.09, 0.6)
FB, LEAN = 2.95, math.radians(5)


def f(x, z):
    return (FB + x * math.cos(LEAN) - z * math.sin(LEAN), z * math.cos(LEAN) + x * math.sin(LEAN))


def fp(pts):
    return [f(x, z) for x, z in pts]


cyl((2.5, 0.20, 2.0), (2.5, 0.70, 2.0), 0.17, 'dark')
prism(
    [(2.42, 1.86), (2.86, 1.72), (2.86, 2.52), (2.66, 2.56), (2.40, 2.14)], 0.24, 0.66, 'dark', 0.04
)
ram((2.0, 1.92), (2.72, 2.9), 0.45, 0.07, 0.6)
Z0, Z1 = 0.22, 5.1
for y in (0.31, 0.59):
    prism(
        fp([(-0.12, Z0), (0.14, Z0), (0.14, Z1), (-0.12, Z1)]), y - 0.035, y + 0.035, 'paint', 0.012
    )
prism(fp([(-0.12, Z0), (-0.07, Z0), (-0.07, Z1), (-0.12, Z1)]), 0.31, 0.59, 'paint', 0.01)
for i in range(10):
    prism(
        fp(
            [
                (-0.06, 0.5 + i * 0.46),
                (0.10, 0.5 + i * 0.46),
                (0.10, 0.55 + i * 0.46),
                (-0.06, 0.55 + i * 0.46),
            ]
        ),
        0.32,
        0.58,
        'dark',
        0.006,
    )
for y in (0.31, 0.59):
    prism(
        fp([(0.14, Z0 + 0.1), (0.19, Z0 + 0.1), (0.19, Z1 - 0.1), (0.14, Z1 - 0.1)]),
        y - 0.03,
        y + 0.03,
        'steel',
        0.006,
    )
# drifter on its cradle, drill steel, guides, rod carousel, dust hood
dz = 3.55
prism(
    fp([(0.19, dz - 0.1), (0.30, dz - 0.1), (0.30, dz + 1.05), (0.19, dz + 1.05)]),
    0.26,
    0.64,
    'dark',
    0.02,
)
prism(
    fp(
        [
            (0.30, dz),
            (0.62, dz),
            (0.66, dz + 0.08),
            (0.66, dz + 0.80),
            (0.58, dz + 0.92),
            (0.30, dz + 0.92),
        ]
    ),
    0.30,
    0.60,
    'paint',
    0.04,
)
p, q = f(0.48, dz - 0.25), f(0.48, dz)
cyl((p[0], 0.45, p[1]), (q[0], 0.45, q[1]), 0.10, 'grey')
p, q = f(0.48, dz + 0.9), f(0.48, dz + 1.2)
cyl((p[0], 0.45, p[1]), (q[0], 0.45, q[1]), 0.08, 'chrome')
p, q = f(0.48, 0.05), f(0.48, dz - 0.2)
cyl((p[0], 0.45, p[1]), (q[0], 0.45, q[1]), 0.055, 'steel')
for z in (0.62, 2.5):
    prism(fp([(0.10, z), (0.60, z), (0.60, z + 0.16), (0.10, z + 0.16)]), 0.33, 0.57, 'dark', 0.02)
for k in range(6):
    t = k * math.pi / 3
    u, v = 0.17 * math.cos(t), 0.17 * math.sin(t)
    p, q = f(0.30 + u, 1.1), f(0.30 + u, 3.4)
    cyl((p[0], 0.02 + v, p[1]), (q[0], 0.02 + v, q[1]), 0.05, 'steel', 20)
for z in (1.25, 3.2):
    p, q = f(0.30, z), f(0.30, z + 0.08)
    cyl((p[0], 0.02, p[1]), (q[0], 0.02, q[1]), 0.26, 'dark', 32)
for z in (1.27, 3.22):
    prism(fp([(-0.05, z), (0.3, z), (0.3, z + 0.05), (-0.05, z + 0.05)]), 0.0, 0.34, 'dark', 0.01)
p, q = f(0.48, 0.06), f(0.48, 0.52)
cyl((p[0], 0.45, p[1]), (q[0], 0.45, q[1]), 0.30, 'black', 32, 0.03, 0.22)
hose([(p[0] + 0.05, 0.66, 0.4), (2.7, 1.05, 0.8), (1.6, 1.0, 1.25), (0.4, 0.9, 1.5)], 0.075)
for dy in (0, 0.07, 0.14):
    hose(
        [
            (1.1, 0.5 + dy, 1.5),
            (1.9, 0.62 + dy, 2.7),
            (2.55, 0.62 + dy, 3.5),
            f(0.0, 4.5)[0:1] + (0.62 + dy,) + f(0.0, 4.5)[1:2],
            f(0.42, dz + 0.85)[0:1] + (0.5 + dy * 0.3,) + f(0.42, dz + 0.85)[1:2],
        ],
        0.022,
    )
p = f(0.0, Z1)
cyl((p[0], 0.25, p[1]), (p[0], 0.65, p[1]), 0.13, 'grey', 28)
for s in (-0.62, 0.10):
    box((1.02, s - 0.12, 2.70), (0.07, 0.15, 0.09), 'black', bev=0.015)
    box((1.058, s - 0.12, 2.70), (0.01, 0.12, 0.06), 'lamp', bev=0)
for i in range(2):
    box((0.30, -1.16, 0.52 + i * 0.28), (0.42, 0.24, 0.04), 'dark', bev=0.01)
rail([(-2.2, -0.9, 2.1), (-2.2, -0.9, 2.5), (-0.2, -0.9, 2.5), (-0.2, -0.9, 2.1)], 0.018, 'dark')
# cuttings
t = NT('cut')
t.P(Base_Color=(0.16, 0.13, 0.10), Roughness=0.95)
rnd = random.Random(4)
ms = [rock_mesh(f'cu{i}', 20 + i, 11, mat=t.m) for i in range(4)]
hx = f(0.48, 0)[0]
for i in range(200):
    th = rnd.random() * 6.283
    R = abs(rnd.gauss(0.34, 0.16))
    s = rnd.choice([0.02, 0.03, 0.045, 0.07])
    o = obj(
        'cu',
        ms[i % 4],
        loc=(
            hx + R * math.cos(th),
            0.45 + R * math.sin(th),
            s * 0.3 + max(0, 0.10 - abs(R - 0.32) * 0.5),
        ),
        rot=(rnd.random() * 6,) * 3,
    )
    o.scale = (s,) * 3
ground_pebbles(80, 5)
studio(2.9, a.theme, key=1.6, rim=1.4, fill=3.2)
camera((8.2, -11.0, 2.7), (0.35, 0, 2.6), 39)
render(a, exposure=0.25)
