import math

import bmesh
from mathutils import Vector

from materials import NT
from outdoors import coast, evening_haze, fbm, low_sun, water
from parts import box, cyl, hose, mats, prism, rail, weathered
from render import render
from scene import args, camera, from_bm, reset

a = args()
sc = reset()
mats()
SHOTS = {
    '': ((40.0, -42.0, 9.5), (3.5, 0.0, 3.6), 47),
    'river': ((-50.0, -40.0, 8.5), (-3.0, 0.0, 3.6), 42),
}
CAM, AIM, LENS = SHOTS[a.v]
weathered('hull', (0.05, 0.085, 0.11), 0.7, scale=(2, 2, 0.3))
weathered('boot', (0.20, 0.035, 0.022), 0.5, scale=(2, 2, 0.3))
weathered('deckp', (0.10, 0.115, 0.11), 0.6, scale=(2, 2, 0.3))
weathered('house', (0.70, 0.68, 0.63), 0.3, scale=(2, 2, 0.3))
weathered('gear', (0.80, 0.30, 0.02), 0.4, scale=(2, 2, 0.3))
# hull: two pontoons with the ladder well between them forward, one body aft; bow is +x
DK = 1.3
for s in (-1, 1):
    prism(
        [(-15, -1), (14.2, -1), (15.5, 0.2), (15.5, DK), (-15, DK)],
        s * 3.6 - 2.0,
        s * 3.6 + 2.0,
        'hull',
        0.08,
    )
    prism(
        [(-15.04, -0.5), (14.4, -0.5), (15.0, 0.12), (-15.04, 0.12)],
        s * 5.6 - 0.03,
        s * 5.6 + 0.03,
        'boot',
        0,
    )
    for i in range(9):
        cyl(
            (-13 + i * 3.4, s * 5.75, 0.2), (-13 + i * 3.4, s * 5.75, 1.05), 0.36, 'black', 16, 0.05
        )
    P = [(-14.6, s * 5.3), (15.1, s * 5.3)]
    for h in (0.55, 1.05):
        cyl((-14.6, s * 5.35, DK + h), (6.5, s * 5.35, DK + h), 0.03, 'white', 8, 0)
    for i in range(15):
        cyl(
            (-14.6 + i * 1.5, s * 5.35, DK),
            (-14.6 + i * 1.5, s * 5.35, DK + 1.05),
            0.03,
            'white',
            8,
            0,
        )
box((-5, 0, 0.15), (20, 3.4, 2.3), 'hull', bev=0.05)
box((-5, 0, DK - 0.02), (19.6, 11, 0.06), 'deckp', bev=0.01)
# engine house and control cabin
prism([(-12.6, DK), (-2.2, DK), (-2.2, 4.1), (-12.6, 4.1)], -3.6, 3.6, 'house', 0.12)
box((-7.4, 0, 4.18), (10.9, 7.7, 0.16), 'deckp', bev=0.04)
for s in (-1, 1):
    for i in range(5):
        box((-11.4 + i * 1.7, s * 3.62, 2.95), (0.85, 0.06, 0.62), 'glass', bev=0.05)
    box((-3.0, s * 3.62, 2.35), (0.8, 0.06, 1.9), 'deckp', bev=0.02)
prism(
    [(-4.8, 4.25), (-1.5, 4.25), (-1.0, 5.35), (-1.5, 6.85), (-4.8, 6.85)], -1.9, 1.9, 'house', 0.1
)
box((-3.0, 0, 6.95), (4.5, 4.4, 0.18), 'gear', bev=0.05)
prism([(-4.3, 5.3), (-1.08, 5.3), (-1.38, 6.5), (-4.3, 6.5)], -1.93, 1.93, 'glass', 0.02)
box((-1.12, 0, 5.92), (0.16, 3.4, 1.15), 'glass', (0, -0.24, 0), 0.02)
for s in (-1, 1):
    cyl((-9.2, s * 1.3, 4.2), (-9.2, s * 1.3, 6.6), 0.34, 'gear', 32, 0.04)
    cyl((-9.2, s * 1.3, 6.5), (-9.4, s * 1.3, 7.2), 0.22, 'black')
cyl((-3.4, 0, 7.0), (-3.4, 0, 9.4), 0.07, 'white', 12)
for z, reach in ((8.1, 1.1), (8.7, 0.6)):
    cyl((-3.4, -reach, z), (-3.4, reach, z), 0.04, 'white', 8, 0)
box((-3.1, 0, 7.55), (0.28, 1.7, 0.16), 'white', bev=0.04)  # radar
for h in (0.5, 1.0):
    rail([(-12.5, -3.6, 4.25 + h), (-5.2, -3.6, 4.25 + h)], 0.028, 'white')
    rail([(-12.5, 3.6, 4.25 + h), (-5.2, 3.6, 4.25 + h)], 0.028, 'white')
for i in range(6):
    for s in (-1, 1):
        cyl(
            (-12.5 + i * 1.46, s * 3.6, 4.25),
            (-12.5 + i * 1.46, s * 3.6, 5.25),
            0.028,
            'white',
            8,
            0,
        )
# spuds in their wells astern
for s in (-1, 1):
    cyl((-15.5, s * 2.4, -3), (-15.5, s * 2.4, 11.2 if s < 0 else 8.8), 0.38, 'gear', 32, 0.05)
    box((-15.2, s * 2.4, 1.1), (1.3, 1.5, 0.9), 'deckp', bev=0.06)
    prism(
        [(-15.9, 1.5), (-14.0, 1.5), (-14.8, 4.6), (-15.2, 4.6)],
        s * 2.4 - 0.75,
        s * 2.4 - 0.6,
        'deckp',
        0.02,
    )
    prism(
        [(-15.9, 1.5), (-14.0, 1.5), (-14.8, 4.6), (-15.2, 4.6)],
        s * 2.4 + 0.6,
        s * 2.4 + 0.75,
        'deckp',
        0.02,
    )
# A-frame at the bow
top = Vector((13.4, 0, 9.0))
for s in (-1, 1):
    cyl((11.2, s * 3.4, DK), (13.4, s * 0.7, 9.0), 0.24, 'gear', 20, 0.03)
    cyl((4.6, s * 3.4, DK), (13.4, s * 0.7, 9.0), 0.16, 'gear', 20, 0.03)
    for k in (0.35, 0.68):
        p = Vector((11.2, s * 3.4, DK)) * (1 - k) + Vector((13.4, s * 0.7, 9.0)) * k
        cyl(p, (p.x, -p.y, p.z), 0.10, 'gear', 12, 0)
box((13.4, 0, 9.05), (0.7, 2.0, 0.5), 'gear', bev=0.06)
for y in (-0.35, 0.35):
    cyl((13.75, y - 0.08, 8.75), (13.75, y + 0.08, 8.75), 0.42, 'grey', 32)
# ladder, lowered into the water, with pipe and cutter
lo, hi = Vector((21.5, 0, -1.2)), Vector((2.2, 0, 2.0))
d = (lo - hi).normalized()
for s in (-1, 1):
    for dz in (0, 0.95):
        cyl(hi + Vector((0, s * 0.85, dz)), lo + Vector((0, s * 0.75, dz)), 0.15, 'gear', 12, 0.02)
    n = 12
    for i in range(n):
        p, q = hi + (lo - hi) * i / n, hi + (lo - hi) * (i + 1) / n
        k = i % 2
        cyl(
            p + Vector((0, s * 0.82, 0.95 * k)),
            q + Vector((0, s * 0.82, 0.95 * (1 - k))),
            0.075,
            'gear',
            10,
            0,
        )
for i in range(13):
    p = hi + (lo - hi) * i / 12
    cyl(p + Vector((0, -0.85, 0.95)), p + Vector((0, 0.85, 0.95)), 0.07, 'gear', 10, 0)
cyl(hi + Vector((-1, 0, 0.5)), lo + Vector((0, 0, 0.45)), 0.34, 'hull', 32, 0.03)
g = hi + (lo - hi) * 0.70
for y in (-0.35, 0.35):
    cyl((13.75, y, 8.4), g + Vector((0, y * 1.6, 1.0)), 0.05, 'black', 8, 0)
for y in (-0.3, 0.3):
    cyl((13.2, y, 9.2), (1.2, y * 2.5, 3.2), 0.045, 'black', 8, 0)
# winches on the foredeck
for y in (-2.9, 2.9):
    cyl((1.0, y - 0.8, 2.2), (1.0, y + 0.8, 2.2), 0.5, 'black', 32)
    cyl((1.0, y - 0.9, 2.2), (1.0, y - 0.8, 2.2), 0.78, 'gear', 32)
    cyl((1.0, y + 0.8, 2.2), (1.0, y + 0.9, 2.2), 0.78, 'gear', 32)
    box((1.0, y, 1.55), (1.3, 2.0, 0.5), 'deckp', bev=0.05)
# pump discharge and the floating line astern
hose(
    [
        (-2.2, -4.5, 2.1),
        (-8, -4.5, 2.1),
        (-13.5, -4.5, 2.0),
        (-16.5, -4.8, 1.6),
        (-18.5, -5.3, 0.7),
    ],
    0.34,
    'hull',
)
pts = [
    Vector((-18.5 - 3.4 * i, -5.3 - 0.9 * i + 3.2 * math.sin(i * 0.42), 0.55)) for i in range(14)
]
for i, (p, q) in enumerate(zip(pts, pts[1:])):
    cyl(p, q, 0.30, 'hull', 24, 0.02)
    m = (p + q) / 2
    u = (q - p).normalized()
    cyl(
        m - u * 1.0 - Vector((0, 0, 0.25)),
        m + u * 1.0 - Vector((0, 0, 0.25)),
        0.62,
        'gear',
        32,
        0.15,
    )
    for e in (p, q):
        cyl(e - u * 0.08, e + u * 0.08, 0.40, 'grey', 20, 0.01)
# turbid patch round the cutter
t = NT('silt')
P = t.n('ShaderNodeNewGeometry').outputs['Position']
r2 = t.n(
    'ShaderNodeTexGradient',
    gradient_type='SPHERICAL',
    ins={'Vector': t.n('ShaderNodeMapping', ins={'Vector': t.coord('Object')}).outputs[0]},
).outputs['Fac']
t.P(
    Base_Color=(0.24, 0.19, 0.12),
    Roughness=0.25,
    Alpha=t.math(
        'MULTIPLY',
        t.ramp(r2, [(0, 0), (0.7, 0.75)]),
        t.ramp(t.noise(0.5, 6, 0.7, P), [(0.3, 0.35), (0.7, 1)]),
    ),
)
bm = bmesh.new()
bmesh.ops.create_circle(bm, cap_ends=True, segments=64, radius=1)
o = from_bm('silt', bm, t.m, loc=(19, 0, 0.04))
o.scale = (10, 7, 1)
water(col=(0.030, 0.045, 0.038), chop=0.07, scale=1.6)
coast(CAM, AIM, 230, 6000, lambda X, Y: (Y - 250) * 0.9 + X * 0.10 + 80 * fbm(X / 260, Y / 260, 5))
low_sun(112, 14, 6.2, 0.40, 8)
c = camera(CAM, AIM, LENS)
c.data.clip_end = 20000
c.data.clip_start = 0.5
render(
    a,
    exposure=0.15,
    look='Medium High Contrast',
    bounces=(3, 1, 2, 2),
    haze=evening_haze(3200, 200, 1.0),
    iters=3,
    vignette=0.25,
    sc_color=0.5,
)
