import math

import bmesh
from mathutils import Vector

from materials import simple
from parts import M, box, cyl, hose, mats, prism
from render import render
from scene import args, bevel, camera, from_bm, reset, studio

a = args()
sc = reset()
mats((0.09, 0.17, 0.24))
M['frame'] = simple('frame', (0.16, 0.165, 0.17), 0.5)
M['hole'] = simple('hole', (0.002, 0.002, 0.002), 1.0, Specular=0.0)
M['accent'] = simple('accent', (0.80, 0.32, 0.03), 0.4)


def flange(c, q, r, th=0.07, bolts=12, mat='paint'):
    """disc from c towards q with a ring of bolts"""
    c, q = Vector(c), Vector(q)
    d = (q - c).normalized()
    u = d.orthogonal().normalized()
    v = d.cross(u)
    cyl(c, c + d * th, r, mat, 48, 0.012)
    for i in range(bolts):
        t = i * 2 * math.pi / bolts
        p = c + (u * math.cos(t) + v * math.sin(t)) * r * 0.84
        cyl(p - d * 0.025, p + d * (th + 0.025), r * 0.055, 'steel', 6, 0)


H = 1.22
# skid: two rails, cross beams, feet
for s in (-1, 1):
    for z in (0.06, 0.30):
        box((0, s * 0.62, z), (4.3, 0.26, 0.035), 'frame', bev=0.01)
    box((0, s * 0.62, 0.18), (4.3, 0.05, 0.22), 'frame', bev=0.005)
for x in (-2.05, -1.0, 0, 1.0, 2.05):
    box((x, 0, 0.18), (0.14, 1.3, 0.2), 'frame', bev=0.015)
# casing: spiral volute as a tube that grows round the axis x, between two plates
CX, N = 1.35, 64
bm = bmesh.new()
rings = []
for i in range(N + 1):
    f = i / N
    th = math.radians(200) - 2 * math.pi * f * 0.97
    rr = 0.62 + 0.10 * f
    w = 0.17 + 0.17 * f
    c = Vector((CX, rr * math.cos(th), H + rr * math.sin(th)))
    rad = Vector((0, math.cos(th), math.sin(th)))
    rings.append(
        [
            bm.verts.new(
                c
                + rad * w * math.cos(k * math.pi / 10)
                + Vector((1, 0, 0)) * w * 1.12 * math.sin(k * math.pi / 10)
            )
            for k in range(20)
        ]
    )
for p, q in zip(rings, rings[1:]):
    for k in range(20):
        bm.faces.new((p[k], q[k], q[(k + 1) % 20], p[(k + 1) % 20]))
bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
from_bm('volute', bm, M['paint'], smooth=True)
cyl((CX - 0.30, 0, H), (CX + 0.30, 0, H), 0.74, 'paint', 64, 0.05)
for x, s in ((CX + 0.28, 1), (CX - 0.28, -1)):
    flange((x, 0, H), (x + s, 0, H), 0.80, 0.07, 18)
# discharge, tangent and upright
ty = 0.70
cyl((CX, ty, H + 0.1), (CX, ty, H + 1.15), 0.335, 'paint', 40, 0.03, 0.30)
flange((CX, ty, H + 1.15), (CX, ty, H + 2), 0.50, 0.08, 12)
flange((CX, ty, H + 1.24), (CX, ty, H + 2), 0.50, 0.08, 12, 'frame')
cyl((CX, ty, H + 1.3), (CX, ty, H + 1.62), 0.30, 'frame', 40, 0.02)
# suction
cyl((CX + 0.3, 0, H), (CX + 0.78, 0, H), 0.40, 'paint', 48, 0.03, 0.34)
flange((CX + 0.74, 0, H), (CX + 2, 0, H), 0.54, 0.08, 12)
cyl((CX + 0.815, 0, H), (CX + 0.83, 0, H), 0.33, 'steel', 48, 0)
cyl((CX + 0.82, 0, H), (CX + 0.835, 0, H), 0.30, 'hole', 48, 0)
# casing feet
for y in (-0.45, 0.45):
    prism(
        [(CX - 0.34, 0.30), (CX + 0.34, 0.30), (CX + 0.22, H - 0.45), (CX - 0.22, H - 0.45)],
        y - 0.05,
        y + 0.05,
        'paint',
        0.02,
    )
# bearing frame with ribs and shaft
cyl((CX - 0.36, 0, H), (CX - 0.58, 0, H), 0.42, 'frame', 40, 0.03)
cyl((CX - 0.58, 0, H), (0.02, 0, H), 0.29, 'paint', 40, 0.04)
cyl((0.02, 0, H), (-0.08, 0, H), 0.36, 'paint', 40, 0.03)
cyl((CX - 0.66, 0, H), (CX - 0.56, 0, H), 0.36, 'paint', 40, 0.03)
prism([(0.0, 0.30), (0.75, 0.30), (0.68, H - 0.2), (0.08, H - 0.2)], -0.30, 0.30, 'paint', 0.06)
cyl((0.35, 0, H + 0.28), (0.35, 0, H + 0.40), 0.05, 'steel')
cyl((-0.08, 0, H), (-0.55, 0, H), 0.095, 'chrome')
# coupling guard
bm = bmesh.new()
ring = []
for k in range(25):
    t = math.pi * k / 24
    ring.append((0.33 * math.cos(t), H + 0.33 * math.sin(t)))
prof = [(-0.33, 0.32)]
gp = [(y, z) for y, z in ring] + [(-0.33, 0.30), (0.33, 0.30)]
va = [bm.verts.new((-0.12, y, z)) for y, z in gp]
vb = [bm.verts.new((-0.62, y, z)) for y, z in gp]
bm.faces.new(va)
bm.faces.new(vb[::-1])
for i in range(len(gp)):
    j = (i + 1) % len(gp)
    bm.faces.new((va[i], vb[i], vb[j], va[j]))
bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
gd = from_bm('guard', bm, M['accent'])
bevel(gd, 0.02, 2)
# motor: finned body, end bells, fan cowl, terminal box, feet
MX0, MX1, MR = -2.0, -0.80, 0.46
cyl((MX0, 0, H), (MX1, 0, H), MR, 'frame', 48, 0.02)
for i in range(30):
    t = 2 * math.pi * i / 30
    if math.sin(t) < -0.82:
        continue
    o = box(
        ((MX0 + MX1) / 2, (MR + 0.035) * math.cos(t), H + (MR + 0.035) * math.sin(t)),
        (MX1 - MX0 - 0.06, 0.09, 0.016),
        'frame',
        (t, 0, 0),
        0.004,
    )
cyl((MX1, 0, H), (MX1 + 0.10, 0, H), MR + 0.05, 'frame', 48, 0.03)
cyl((MX0 - 0.02, 0, H), (MX0 - 0.34, 0, H), MR + 0.045, 'frame', 48, 0.05)
cyl((MX1 + 0.1, 0, H), (-0.60, 0, H), 0.09, 'chrome')
for k in range(6):
    cyl(
        (MX0 - 0.335, 0, H),
        (MX0 - 0.35, 0, H),
        0.40 - 0.06 * k,
        'black' if k % 2 else 'frame',
        40,
        0,
    )
box((-1.3, 0, H + MR + 0.14), (0.52, 0.44, 0.30), 'frame', bev=0.04)
hose(
    [
        (-1.3, -0.2, H + MR + 0.12),
        (-1.32, -0.52, H + MR - 0.1),
        (-1.5, -0.70, 0.8),
        (-1.8, -0.72, 0.32),
    ],
    0.035,
)
for y in (-0.36, 0.36):
    box((-1.4, y, H - 0.50), (1.05, 0.16, 0.30), 'frame', bev=0.03)
    box((-1.4, y, 0.56), (1.25, 0.34, 0.50), 'frame', bev=0.02)
for x in (-1.75, -1.05):
    cyl((x, 0, H + MR + 0.02), (x, 0, H + MR + 0.10), 0.05, 'steel')
studio(2.15, a.theme, key=1.5, rim=1.4, fill=3.2)
camera((5.6, -6.0, 2.9), (0.05, 0.05, 1.42), 42)
render(a, exposure=0.25)
