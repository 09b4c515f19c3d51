"""Crawler tracks, wheels, cabs and the pebbles they stand on."""

import math
import random

import bmesh
import bpy
from mathutils import Vector

from materials import NT
from parts import M, box, cyl, lathe_y, prism, reg
from rocks import rock_mesh
from scene import from_bm, obj

D = bpy.data


def track(x0, x1, r, y, w, z=None, pitch=0.165, grouser=0.055, sag=0.03, mat='track'):
    """crawler: shoes marched along a stadium path; rollers, sprocket, idler, side frame"""
    z = r if z is None else z
    L = x1 - x0
    per = 2 * L + 2 * math.pi * r
    n = int(per / pitch)
    R = r - 0.045
    bm = bmesh.new()
    prof = [
        (-0.5 * pitch * 0.94, 0),
        (0.5 * pitch * 0.94, 0),
        (0.5 * pitch * 0.94, 0.035),
        (0.10 * pitch, 0.04),
        (0.06 * pitch, 0.04 + grouser),
        (-0.06 * pitch, 0.04 + grouser),
        (-0.10 * pitch, 0.04),
        (-0.5 * pitch * 0.94, 0.035),
    ]
    a = [bm.verts.new((x, -w / 2, zz)) for x, zz in prof]
    b = [bm.verts.new((x, w / 2, zz)) for x, zz in prof]
    bm.faces.new(a)
    bm.faces.new(b[::-1])
    for i in range(len(prof)):
        bm.faces.new((a[i], b[i], b[(i + 1) % len(prof)], a[(i + 1) % len(prof)]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    me = D.meshes.new('shoe')
    bm.to_mesh(me)
    bm.free()
    me.materials.append(M[mat])
    for i in range(n):
        s = i * per / n
        if s < L:
            x, zz, ang = x1 - s, z - R, math.pi
        elif s < L + math.pi * r:
            th = (s - L) / r
            x, zz, ang = x0 - R * math.sin(th), z - R * math.cos(th), math.pi + th
        elif s < 2 * L + math.pi * r:
            u = (s - L - math.pi * r) / L
            x, zz, ang = x0 + u * L, z + R - sag * math.sin(math.pi * u * 2) ** 2, 0
        else:
            th = (s - 2 * L - math.pi * r) / r
            x, zz, ang = x1 + R * math.sin(th), z + R * math.cos(th), th
        reg(obj('shoe', me, loc=(x, y, zz), rot=(0, ang, 0)))
    sgn = 1 if y > 0 else -1
    fw = w * 0.34
    prism(
        [
            (x0 + 0.05, z - 0.16),
            (x1 - 0.05, z - 0.16),
            (x1 + 0.02, z + 0.05),
            (x1 - 0.15, z + 0.14),
            (x0 + 0.15, z + 0.14),
            (x0 - 0.02, z + 0.05),
        ],
        y - fw / 2,
        y + fw / 2,
        'dark',
        0.03,
    )
    for x, mt, k in ((x0, 'grey', 0.8), (x1, 'grey', 0.8)):
        cyl((x, y - fw * 0.75, z), (x, y + fw * 0.75, z), R * k, mt)
        cyl((x, y + sgn * fw * 0.7, z), (x, y + sgn * (fw * 0.75 + 0.07), z), R * 0.42, 'paint')
        for j in range(8):
            cyl(
                (
                    x + R * 0.55 * math.cos(j * 0.785),
                    y + sgn * fw * 0.7,
                    z + R * 0.55 * math.sin(j * 0.785),
                ),
                (
                    x + R * 0.55 * math.cos(j * 0.785),
                    y + sgn * (fw * 0.75 + 0.02),
                    z + R * 0.55 * math.sin(j * 0.785),
                ),
                0.022,
                'steel',
                8,
                0,
            )
    nr = max(4, int(L / 0.42))
    for i in range(nr):
        x = x0 + 0.25 + (L - 0.5) * i / (nr - 1)
        cyl((x, y - fw * 0.8, z - R + 0.13), (x, y + fw * 0.8, z - R + 0.13), 0.115, 'grey')
    for x in (x0 + L * 0.33, x0 + L * 0.67):
        cyl((x, y - fw * 0.6, z + R - 0.09), (x, y + fw * 0.6, z + R - 0.09), 0.07, 'grey')


def wheel(c, R, w, rim='paint', lugs=26):
    """off-road tyre: lathed carcass + instanced chevron lugs, dished rim with bolts. side facing = sign of y"""
    x, y, z = c
    sg = 1 if y > 0 else -1
    h = w / 2
    lathe_y(
        [
            (R * 0.56, -h * 0.80),
            (R * 0.62, -h * 0.98),
            (R * 0.80, -h * 1.03),
            (R * 0.92, -h * 0.98),
            (R * 0.965, -h * 0.86),
            (R * 0.965, h * 0.86),
            (R * 0.92, h * 0.98),
            (R * 0.80, h * 1.03),
            (R * 0.62, h * 0.98),
            (R * 0.56, h * 0.80),
        ],
        c,
        'rubber',
        64,
    )
    for i in range(lugs):
        for k in (-1, 1):
            th = 2 * math.pi * (i + (0.5 if k > 0 else 0)) / lugs
            bm = bmesh.new()
            bmesh.ops.create_cube(bm, size=1)
            for v in bm.verts:
                yy = v.co.y
                v.co = Vector(
                    (v.co.x * R * 0.105 + (-k * yy) * R * 0.14, yy * h * 0.98, v.co.z * R * 0.08)
                )
            o = from_bm(
                'lug',
                bm,
                M['rubber'],
                loc=(x + R * 0.985 * math.sin(th), y + k * h * 0.50, z + R * 0.985 * math.cos(th)),
                rot=(0, th, 0),
            )
            reg(o)
    lathe_y(
        [
            (0, h * 0.40 * sg),
            (R * 0.16, h * 0.40 * sg),
            (R * 0.17, h * 0.30 * sg),
            (R * 0.36, h * 0.24 * sg),
            (R * 0.44, h * 0.45 * sg),
            (R * 0.55, h * 0.86 * sg),
            (R * 0.58, h * 0.88 * sg),
            (R * 0.58, h * 0.78 * sg),
            (R * 0.50, 0),
            (0, 0),
        ],
        c,
        rim,
        48,
    )
    cyl((x, y + sg * h * 0.2, z), (x, y + sg * h * 0.62, z), R * 0.15, 'dark')
    for j in range(10):
        t = j * 0.6283
        cyl(
            (x + R * 0.27 * math.cos(t), y + sg * h * 0.22, z + R * 0.27 * math.sin(t)),
            (x + R * 0.27 * math.cos(t), y + sg * h * 0.34, z + R * 0.27 * math.sin(t)),
            R * 0.022,
            'steel',
            8,
            0,
        )


def cab(x0, x1, z0, z1, y0, y1, slope=0.25, rake=0.08, roof=0.06):
    """operator cab: painted pillars around dark glass, windows are separate inset panes so they get edges"""
    P = [(x0, z0), (x1, z0), (x1 + 0.06, z0 + 0.35 * (z1 - z0)), (x1 - slope, z1), (x0 + rake, z1)]

    def inset(pts, k):
        cx = sum(p[0] for p in pts) / len(pts)
        cz = sum(p[1] for p in pts) / len(pts)
        return [(cx + (p[0] - cx) * k, cz + (p[1] - cz) * k) for p in pts]

    prism(P, y0, y1, 'cab', 0.05)
    ym = (y0 + y1) / 2
    for yy, s in ((y0, -1), (y1, 1)):
        a = yy + s * 0.004
        # door pane + rear pane
        xm = x0 + (x1 - x0) * 0.40
        zl = z0 + 0.30 * (z1 - z0)
        prism(
            [
                (xm + 0.06, z0 + 0.12),
                (x1 - 0.08, z0 + 0.12),
                (x1 - 0.04, z0 + 0.36 * (z1 - z0)),
                (x1 - slope - 0.05, z1 - 0.12),
                (xm + 0.06, z1 - 0.12),
            ],
            min(a, a + s * 0.012),
            max(a, a + s * 0.012),
            'glass',
            0.005,
        )
        prism(
            [
                (x0 + 0.10, zl + 0.1),
                (xm - 0.04, zl + 0.1),
                (xm - 0.04, z1 - 0.12),
                (x0 + rake + 0.07, z1 - 0.12),
            ],
            min(a, a + s * 0.012),
            max(a, a + s * 0.012),
            'glass',
            0.005,
        )
        prism(
            [(x0 + 0.02, z0 + 0.02), (xm - 0.02, z0 + 0.02), (xm - 0.02, zl), (x0 + 0.03, zl)],
            min(a, a + s * 0.02),
            max(a, a + s * 0.02),
            'paint',
            0.01,
        )
    # rear glass, in the plane from (x0, z0) to (x0 + rake, z1)
    h = z1 - z0
    lean = math.atan2(rake, h)
    box(
        (x0 + rake * 0.66 - 0.008, ym, z0 + 0.66 * h),
        (0.02, (y1 - y0) * 0.78, h * 0.50),
        'glass',
        (0, lean, 0),
        0.005,
    )
    # front glass plane
    dx, dz = (x1 - slope) - (x1 + 0.06), z1 - (z0 + 0.35 * (z1 - z0))
    L = math.hypot(dx, dz)
    ang = math.atan2(dx, dz)
    cxm, czm = ((x1 - slope) + (x1 + 0.06)) / 2, (z1 + z0 + 0.35 * (z1 - z0)) / 2
    box(
        (cxm + 0.006 * math.cos(ang), ym, czm),
        (0.02, (y1 - y0) * 0.84, L * 0.88),
        'glass',
        (0, ang, 0),
        0.005,
    )
    box(
        (x1 + 0.032, ym, z0 + 0.19 * (z1 - z0)),
        (0.02, (y1 - y0) * 0.8, 0.24 * (z1 - z0)),
        'glass',
        (0, math.atan2(0.06, 0.35 * (z1 - z0)), 0),
        0.005,
    )
    box(
        ((x0 + rake + x1 - slope) / 2 + 0.03, ym, z1 + roof / 2),
        (x1 - x0 - slope + 0.10, (y1 - y0) * 1.04, roof),
        'paint',
        bev=0.03,
    )
    for yy in (y0 + 0.14, y1 - 0.14):
        box((x1 - slope + 0.10, yy, z1 + 0.05), (0.07, 0.15, 0.09), 'black', bev=0.015)
        box((x1 - slope + 0.138, yy, z1 + 0.05), (0.01, 0.12, 0.06), 'lamp', bev=0)


def ground_pebbles(n, rad, seed=1, mat=None):
    t = NT('peb')
    t.P(Base_Color=(0.06, 0.05, 0.043), Roughness=0.8)
    r = random.Random(seed)
    ms = [rock_mesh(f'p{i}', 80 + i, 12, mat=t.m) for i in range(4)]
    for i in range(n):
        th = r.random() * 6.28
        R = rad * math.sqrt(r.random())
        s = r.choice([0.02, 0.03, 0.05, 0.08])
        o = obj(
            'p',
            ms[i % 4],
            loc=(R * math.cos(th), R * math.sin(th), s * 0.4),
            rot=(r.random() * 6,) * 3,
        )
        o.scale = (s,) * 3
