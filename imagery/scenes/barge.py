import math

import bmesh
import numpy as np

from materials import NT
from outdoors import coal_field_mat, coast, evening_haze, fbm, grid_mesh, low_sun, lumps_on, water
from parts import M, box, cyl, hose, mats, prism, weathered
from render import render
from scene import args, camera, from_bm, reset

a = args()
sc = reset()
mats()
CAM, AIM = (104.0, -92.0, 15.0), (35.0, 0.0, 6.2)
weathered('tug', (0.035, 0.050, 0.075), 0.25)
weathered('hull', (0.030, 0.034, 0.040), 0.8)
weathered('boot', (0.20, 0.035, 0.022), 0.5)
weathered('deckp', (0.10, 0.115, 0.11), 0.7)
weathered('house', (0.72, 0.70, 0.65), 0.35)
weathered('funnel', (0.56, 0.17, 0.035), 0.2)
weathered('wall', (0.055, 0.075, 0.080), 0.8)
# barge: raked box, 92 x 25 m, deck 2.4 m above the water
L, B, DK = 46.0, 12.5, 2.4
prism([(-L + 6, -2.2), (L - 9, -2.2), (L, 1.2), (L, DK), (-L, DK), (-L, 0.8)], -B, B, 'hull', 0.12)
prism(
    [(-L + 2, -0.6), (L - 4.2, -0.6), (L - 2.4, 0.35), (-L + 0.6, 0.35)],
    -B - 0.03,
    B + 0.03,
    'boot',
    0,
)
for s in (-1, 1):
    for z in (0.9, 1.7):
        box((-1, s * (B + 0.12), z), (2 * L - 4, 0.22, 0.22), 'wall', bev=0.05)
    for i in range(18):
        cyl(
            (-L + 4 + i * 5, s * (B + 0.32), 0.9),
            (-L + 4 + i * 5, s * (B + 0.32), 1.9),
            0.42,
            'black',
            14,
            0.05,
        )
# sideboards with stanchions
X0, X1, YB, TOP = -40.0, 36.5, 10.9, 6.6
for s in (-1, 1):
    box(((X0 + X1) / 2, s * YB, (DK + TOP) / 2), (X1 - X0, 0.22, TOP - DK), 'wall', bev=0.03)
    box(((X0 + X1) / 2, s * YB, TOP), (X1 - X0 + 0.4, 0.45, 0.3), 'deckp', bev=0.05)
    for i in range(26):
        box(
            (X0 + 1.5 + i * 2.95, s * (YB + 0.28), (DK + TOP) / 2),
            (0.28, 0.35, TOP - DK),
            'wall',
            bev=0.03,
        )
for x in (X0, X1):
    box((x, 0, (DK + TOP) / 2), (0.22, 2 * YB, TOP - DK), 'wall', bev=0.03)
    box((x, 0, TOP), (0.45, 2 * YB, 0.3), 'deckp', bev=0.05)
    for i in range(7):
        box(
            (x + (0.28 if x > 0 else -0.28), -9 + i * 3, (DK + TOP) / 2),
            (0.35, 0.28, TOP - DK),
            'wall',
            bev=0.03,
        )
for s in (-1, 1):
    for x in (L - 2.5, L - 6, -L + 3):
        for k in (-0.6, 0.6):
            cyl((x + k, s * 9.5, DK), (x + k, s * 9.5, DK + 0.9), 0.28, 'deckp')
        cyl((x - 1.1, s * 9.5, DK + 0.7), (x + 1.1, s * 9.5, DK + 0.7), 0.13, 'deckp')
box((L - 4, 0, DK + 0.7), (3.2, 3.2, 1.4), 'deckp', bev=0.08)
# coal: a row of cones under the loader's chute
xs, ys = np.arange(X0 + 0.1, X1, 0.16), np.arange(-YB + 0.1, YB, 0.16)
Y, X = np.meshgrid(ys, xs)
wx, wy = X + 1.6 * fbm(X / 6, Y / 6, 4), Y + 1.6 * fbm(X / 6 + 30, Y / 6, 4)
Z = np.full_like(X, 0.0)
for i, c in enumerate(np.linspace(X0 + 8, X1 - 8, 6)):
    d = np.sqrt((wx - c) ** 2 + ((wy - 0.5 * math.sin(i * 2.1)) * 0.92) ** 2)
    Z = np.maximum(Z, 13.6 + 0.5 * math.sin(i * 1.7) - 0.60 * np.sqrt(d * d + 2.5))
Z = np.minimum(Z + 0.28 * fbm(X / 1.2, Y / 1.2, 4), 40)
edge = np.minimum(np.minimum(X - X0, X1 - X), YB - np.abs(Y))
Z = np.minimum(Z, TOP - 0.7 + edge * 0.75)
Z = np.maximum(Z, DK + 2.2)
cm = coal_field_mat()
grid_mesh('coal', X, Y, Z, cm)
lumps_on(X, Y, Z, np.ones_like(X, bool), 5200, [0.18, 0.22, 0.3, 0.42, 0.6], cm, 3)
# tug ahead
T = 71.0


def at(pts):
    return [(T + x, z) for x, z in pts]


deck = [(-13, 1.5), (-6, 1.55), (4, 2.3), (10, 3.3), (14.5, 4.2)]
bm = bmesh.new()
rings = []
for f in np.linspace(0, 1, 28):
    x = -13 + 27.5 * f
    w = (
        4.3
        * math.sqrt(max(0, 1 - max(0, (f - 0.52) / 0.485) ** 2.4))
        * (1 - 0.12 * max(0, 0.12 - f) / 0.12)
    )
    zt = np.interp(x, [p[0] for p in deck], [p[1] for p in deck])
    k = min(1, 0.72 + 0.28 * (1 - f))
    rings.append(
        [
            bm.verts.new((T + x - (1.2 * f if i == 0 else 0), s * w * kk, z))
            for i, (z, kk) in enumerate(((-2.2, k * 0.7), (0.2, k), (zt, 1)))
            for s in (-1, 1)
        ]
    )
for p, q in zip(rings, rings[1:]):
    for u, v in ((0, 2), (2, 4)):
        bm.faces.new((p[u], q[u], q[v], p[v]))
        bm.faces.new((p[u + 1], p[v + 1], q[v + 1], q[u + 1]))
    bm.faces.new((p[4], q[4], q[5], p[5]))
bm.faces.new((rings[0][0], rings[0][2], rings[0][4], rings[0][5], rings[0][3], rings[0][1]))
bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
from_bm('tughull', bm, M['tug'])
# bulwark and rubbing strake along the sheer
sheer = [
    (
        T - 13 + 27.5 * f,
        4.3
        * math.sqrt(max(0, 1 - max(0, (f - 0.52) / 0.485) ** 2.4))
        * (1 - 0.12 * max(0, 0.12 - f) / 0.12),
        float(np.interp(-13 + 27.5 * f, [p[0] for p in deck], [p[1] for p in deck])),
    )
    for f in np.linspace(0, 1, 28)
]
for s in (-1, 1):
    hose([(x, s * w, z - 0.35) for x, w, z in sheer], 0.26, 'black')
    hose([(x, s * w, z + 0.55) for x, w, z in sheer[9:]], 0.12, 'hull')
    for (x, w, z), (x2, w2, z2) in zip(sheer[9:], sheer[10:]):
        bm = bmesh.new()
        bm.faces.new(
            [
                bm.verts.new(p)
                for p in (
                    (x, s * w, z),
                    (x2, s * w2, z2),
                    (x2, s * w2, z2 + 0.6),
                    (x, s * w, z + 0.6),
                )
            ]
        )
        from_bm('bulwark', bm, M['tug'])
prism(at([(-4.5, 1.6), (5.2, 2.2), (5.6, 4.5), (-4.5, 4.4)]), -2.9, 2.9, 'house', 0.12)
prism(at([(-2.2, 4.4), (4.6, 4.5), (4.6, 6.6), (-2.2, 6.6)]), -2.4, 2.4, 'house', 0.12)
prism(at([(0.2, 6.6), (4.0, 6.6), (4.4, 8.0), (4.0, 9.2), (0.2, 9.2)]), -2.0, 2.0, 'house', 0.10)
box((T + 2.1, 0, 9.3), (4.8, 4.6, 0.22), 'deckp', bev=0.06)
prism(at([(0.8, 7.7), (4.37, 7.7), (4.2, 8.7), (0.8, 8.7)]), -2.03, 2.03, 'glass', 0.02)
box((T + 4.28, 0, 8.2), (0.2, 3.5, 1.0), 'glass', (0, -0.05, 0), 0.02)
for s in (-1, 1):
    for i in range(4):
        box((T - 3 + i * 2.2, s * 2.92, 3.4), (0.7, 0.06, 0.6), 'glass', bev=0.05)
    for i in range(3):
        box((T - 1 + i * 2.2, s * 2.42, 5.7), (0.8, 0.06, 0.7), 'glass', bev=0.05)
    prism(
        at([(-3.6, 4.4), (-2.3, 4.4), (-2.5, 7.6), (-3.6, 7.6)]),
        s * 1.5 - 0.5,
        s * 1.5 + 0.5,
        'funnel',
        0.12,
    )
    cyl((T - 3.05, s * 1.5, 7.5), (T - 3.1, s * 1.5, 8.3), 0.22, 'black')
    for x, w, z in sheer[2:23:4]:
        cyl((x, s * (w + 0.05), z - 0.85), (x, s * (w + 0.40), z - 0.85), 0.62, 'black', 18, 0.12)
    for zz, xr, w in ((5.2, (-4.4, 5.3), 2.8), (7.3, (-2.1, 0.2), 2.3)):
        for h in (-0.35, 0):
            cyl((T + xr[0], s * w, zz + h), (T + xr[1], s * w, zz + h), 0.035, 'white', 8, 0)
cyl((T + 1, 0, 9.3), (T + 1, 0, 14.0), 0.14, 'white')
cyl((T + 1, -1.4, 12.3), (T + 1, 1.4, 12.3), 0.06, 'white')
box((T + 1.4, 0, 11.2), (0.3, 2.0, 0.22), 'white', bev=0.04)
cyl((T - 9, 0, 1.6), (T - 9, 0, 3.2), 0.45, 'deckp')
cyl((T - 9.0, -1.3, 2.4), (T - 9, 1.3, 2.4), 0.55, 'black')
box((T - 6.2, 0, 2.3), (2.2, 2.8, 1.5), 'deckp', bev=0.1)
for s in (-1, 1):
    hose([(T - 9.5, 0, 2.6), (T - 24, s * 4.6, 1.5), (L - 2.5, s * 9.5, DK + 0.6)], 0.10)
# wake: foam strip as slightly lifted patches behind tug and along hulls
t = NT('foam')
P = t.n('ShaderNodeNewGeometry').outputs['Position']
f = t.ramp(t.noise(0.55, 7, 0.75, P), [(0.50, 0), (0.62, 1)])
t.P(Base_Color=(0.62, 0.64, 0.62), Roughness=0.7, Alpha=t.math('MULTIPLY', f, 0.55))


def foam(pts):
    bm = bmesh.new()
    bm.faces.new([bm.verts.new((x, y, 0.05)) for x, y in pts])
    from_bm('foam', bm, t.m)


foam([(T - 12, -3.5), (T - 12, 3.5), (T - 40, 6), (T - 40, -6)])
foam([(T + 15, 0), (T - 8, -8), (T - 8, -5), (T + 12, 0)])
foam([(L + 1.5, -B), (L + 1.5, B), (L - 1, B), (L - 1, -B)])
foam([(L, -B), (-L, -B - 5), (-L, -B), (L - 4, -B)])
water(chop=0.075)
coast(
    CAM, AIM, 520, 7000, lambda X, Y: (Y - 560) * 0.9 + X * -0.12 + 150 * fbm(X / 420, Y / 420, 5)
)
low_sun(118, 13, 6.4, 0.38, 7)
c = camera(CAM, AIM, 36)
c.data.clip_end = 20000
c.data.clip_start = 0.5
render(
    a,
    exposure=0.15,
    look='Medium High Contrast',
    bounces=(3, 1, 2, 2),
    haze=evening_haze(3600, 380, 1.0),
    iters=3,
    vignette=0.25,
    sc_color=0.5,
)
