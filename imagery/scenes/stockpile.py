import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from materials import NT, simple
from outdoors import coal_field_mat, evening_haze, fbm, grid_mesh, low_sun, lumps_on, view_grid, vn
from parts import M, ROOT, box, cyl, mats
from render import render
from scene import args, camera, from_bm, reset
from wheel_loader import wheel_loader

D = bpy.data
a = args()
sc = reset()
mats()
CAM, AIM = (-21.0, -25.0, 5.0), (8.6, 22.0, 8.8)


def piles(X, Y):
    """two windrows and a cone under the conveyor head"""
    wx, wy = X + 2.2 * fbm(X / 14, Y / 14, 4), Y + 2.2 * fbm(X / 14 + 40, Y / 14, 4)

    def ridge(x0, x1, y, h):
        d = np.sqrt(np.maximum(np.abs(wx - (x0 + x1) / 2) - (x1 - x0) / 2, 0) ** 2 + (wy - y) ** 2)
        return h - 0.68 * np.sqrt(d * d + 3)

    z = np.maximum.reduce(
        [
            ridge(24, 27, 30, 17.5),
            ridge(-60, -2, 58, 12.5),
            ridge(-12, 70, 96, 14.0),
            ridge(44, 90, 2, 9.0),
            ridge(-70, -25, 12, 7.5),
        ]
    )
    return z + 0.22 * fbm(X / 1.3, Y / 1.3, 4) + 0.5 * fbm(X / 6, Y / 6, 3)


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
coal = t.mix(t.noise(0.8, 6, 0.7, P), (0.006, 0.006, 0.0065), (0.028, 0.026, 0.025))
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
A, B = Vector((90, 38, 3.0)), Vector((27, 31, 21.5))
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
box(B + Vector((-0.8, -0.5, 0.6)), (3.2, 3.2, 3.4), 'sheet', (0, 0, 0.58), 0.1)
cyl(B + Vector((-1.2, -0.9, -1)), B + Vector((-1.2, -0.9, -4.2)), 0.8, 'truss', 16, 0.05, 0.6)
# loader at the toe of the near pile
ROOT.clear()
wheel_loader(0.25)
E = D.objects.new('e', None)
sc.collection.objects.link(E)
LX, LY = -2.0, 5.5
for o in ROOT:
    o.parent = E
E.location = (LX, LY, float(np.interp(0, [0, 1], [0, 0])) + 0.12)
E.rotation_euler.z = math.radians(28)
E.scale = (1.12,) * 3
low_sun(-100, 17, 6.2, 0.40, 8)
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
