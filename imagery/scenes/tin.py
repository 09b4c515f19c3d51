import math
import random

import bmesh

from materials import NT
from render import render
from scene import args, bevel, camera, card, from_bm, reset, studio

a = args()
sc = reset()
b = NT('tin')
co = b.coord('Object')
b.P(
    Base_Color=b.mix(b.noise(2, 3, 0.6, co), (0.68, 0.685, 0.69), (0.80, 0.795, 0.78)),
    Metallic=1.0,
    Roughness=b.ramp(b.noise(5, 3, 0.6, co), [(0.35, 0.24), (0.7, 0.42)]),
    Normal=b.bump(b.noise(5, 3, 0.55, co), 0.18, 0.025),
)


def ingot(mat, L=1.25, W=0.36, H=0.20, tp=0.10):
    """trapezoid cast ingot with lug ends and a sunk pour surface"""
    bm = bmesh.new()
    z0 = [
        bm.verts.new((x * L / 2 * 0.88, y * W / 2 * 0.8, 0))
        for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    z1 = [bm.verts.new((x * L / 2, y * W / 2, H)) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    bm.faces.new(z0[::-1])
    top = bm.faces.new(z1)
    for i in range(4):
        bm.faces.new((z0[i], z0[(i + 1) % 4], z1[(i + 1) % 4], z1[i]))
    bm.normal_update()
    bmesh.ops.inset_region(bm, faces=[top], thickness=0.05, depth=-0.022)
    # two lifting notches underneath at the ends
    o = from_bm('ingot', bm, mat)
    bevel(o, 0.02, 4, 20)
    return o


rnd = random.Random(2)


def row(z, n, along_x, y0=0):
    for i in range(n):
        o = ingot(b.m)
        p = (i - (n - 1) / 2) * 0.41
        if along_x:
            o.location = (rnd.uniform(-0.02, 0.02), p, z)
        else:
            o.location = (p, rnd.uniform(-0.02, 0.02), z)
        o.rotation_euler = (0, 0, (0 if along_x else math.pi / 2) + rnd.uniform(-0.02, 0.02))


# the close view's stack is lower: it has to fit into a picture twice as wide as high
rows = 2 if a.v == 'detail' else 3
for i in range(rows):
    row(0.202 * i, 3, (rows - i) % 2 == 0)
o = ingot(b.m)
o.location = (-0.04, 0.06, 0.202 * rows + 0.001)
o.rotation_euler.z = 0.35
if rows == 3:
    o = ingot(b.m)
    o.location = (-0.98, -0.62, 0)
    o.rotation_euler.z = -0.9
studio(0.95, a.theme, key=0.9, rim=0.8, fill=1.2)
card((1.0, 4.4, 2.2), (0, 0, 0.3), 4.4, 1.8, 0.8, (1, 0.95, 0.90))
card((-3.2, -1.6, 1.0), (0, 0, 0.3), 1.0, 2.0, 1.3, (1, 0.97, 0.94))
card((2.6, -3.0, 0.9), (0, 0, 0.3), 2.4, 1.6, 0.55, (1, 0.93, 0.85))
SHOTS = {
    '': ((-1.9, -4.9, 2.0), (-0.2, 0, 0.30), 66, 6.3, (-0.2, -0.5, 0.4)),
    'detail': ((-1.9, -4.2, 1.5), (0, 0, 0.235), 75, 9.0, (-0.1, -0.5, 0.35)),
}
camera(*SHOTS[a.v])
render(a, exposure=0.1)
