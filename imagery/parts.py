"""Machine parts: boxes, extruded side profiles, cylinders, rams, hoses. x = forward, z = up, metres."""

import math

import bmesh
import bpy
from mathutils import Vector

from materials import NT, simple
from scene import bevel, from_bm

D = bpy.data

# materials by name; mats() fills it
M = {}


def mats(paint=(0.86, 0.33, 0.02)):
    """paint with dust that fades with height, steel, rubber, glass, lamps"""
    t = NT('paint')
    co = t.coord('Object')
    geo = t.n('ShaderNodeNewGeometry')
    z = t.n('ShaderNodeSeparateXYZ', ins={0: geo.outputs['Position']}).outputs['Z']
    dust = t.math(
        'MULTIPLY',
        t.ramp(z, [(0, 1), (0.55, 0)]),
        t.ramp(t.noise(3, 6, 0.65, co), [(0.35, 0), (0.7, 0.8)]),
    )
    t.P(
        Base_Color=t.mix(dust, paint, (0.30, 0.22, 0.15)),
        Roughness=t.math('ADD', 0.28, t.math('MULTIPLY', dust, 0.45)),
        Clearcoat=0.25,
        Clearcoat_Roughness=0.12,
    )
    M['paint'] = t.m
    M['dark'] = simple('dark', (0.022, 0.023, 0.025), 0.45)
    M['black'] = simple('black', (0.008, 0.008, 0.009), 0.6)
    t = NT('track')
    t.P(
        Base_Color=t.mix(
            t.noise(4, 6, 0.65, t.coord('Object')), (0.045, 0.043, 0.041), (0.14, 0.105, 0.08)
        ),
        Roughness=0.55,
        Metallic=0.35,
    )
    M['track'] = t.m
    t = NT('rubber')
    t.P(
        Base_Color=t.mix(
            t.noise(3, 5, 0.6, t.coord('Object')), (0.018, 0.018, 0.018), (0.06, 0.05, 0.042)
        ),
        Roughness=0.75,
    )
    M['rubber'] = t.m
    M['steel'] = simple('steel', (0.42, 0.42, 0.43), 0.35, 1.0)
    M['chrome'] = simple('chrome', (0.85, 0.85, 0.86), 0.08, 1.0)
    t = NT('glass')
    t.P(
        Base_Color=t.ramp(
            t.n('ShaderNodeSeparateXYZ', ins={0: t.coord('Generated')}).outputs['Z'],
            [(0, (0.008, 0.010, 0.012)), (1, (0.055, 0.075, 0.09))],
        ),
        Roughness=0.0,  # any rougher, and the lamps mirrored in it become grain
        Specular=0.9,
    )
    M['glass'] = t.m
    M['cab'] = simple('cabp', tuple(0.8 * c for c in paint), 0.35)
    M['grey'] = simple('grey', (0.11, 0.112, 0.118), 0.5)
    M['white'] = simple('white', (0.75, 0.74, 0.72), 0.4)
    e = NT('lamp')
    e.P(
        Base_Color=(0.9, 0.9, 0.85), Roughness=0.1, Emission=(1, 0.9, 0.7, 1), Emission_Strength=1.2
    )
    M['lamp'] = e.m
    e = NT('red')
    e.P(Base_Color=(0.5, 0.02, 0.01), Roughness=0.2)
    M['red'] = e.m
    return M


def weathered(name, col, rust=0.5, scale=(1, 1, 0.15)):
    """paint M[name] with rust that runs down"""
    t = NT(name)
    P = t.n('ShaderNodeNewGeometry').outputs['Position']
    mp = t.n('ShaderNodeMapping', ins={'Vector': P})
    mp.inputs['Scale'].default_value = scale
    r = t.ramp(t.noise(0.9, 6, 0.7, mp.outputs[0]), [(0.45, 0), (0.72, rust)])
    t.P(
        Base_Color=t.mix(r, col, (0.16, 0.065, 0.03)),
        Roughness=t.math('ADD', 0.4, t.math('MULTIPLY', r, 0.4)),
    )
    M[name] = t.m


# every part made so far, so that a scene can parent a whole machine to one object
ROOT = []


def reg(o):
    ROOT.append(o)
    return o


def box(c, s, mat='paint', rot=(0, 0, 0), bev=0.03, seg=2):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts:
        v.co = Vector((v.co.x * s[0], v.co.y * s[1], v.co.z * s[2]))
    o = from_bm('box', bm, M[mat], loc=c, rot=rot)
    if bev:
        bevel(o, min(bev, min(s) * 0.3), seg)
    return reg(o)


def prism(pts, y0, y1, mat='paint', bev=0.03, loc=(0, 0, 0), rot=(0, 0, 0), seg=2):
    """side profile (x,z) polygon extruded between y0 and y1"""
    bm = bmesh.new()
    a = [bm.verts.new((x, y0, z)) for x, z in pts]
    b = [bm.verts.new((x, y1, z)) for x, z in pts]
    n = len(pts)
    bm.faces.new(a)
    bm.faces.new(b[::-1])
    for i in range(n):
        bm.faces.new((a[i], b[i], b[(i + 1) % n], a[(i + 1) % n]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    o = from_bm('prism', bm, M[mat], loc=loc, rot=rot)
    if bev:
        bevel(o, bev, seg)
    return reg(o)


def sym(pts, y, th, mat='paint', bev=0.02):
    """same plate on both sides"""
    prism(pts, y - th / 2, y + th / 2, mat, bev)
    prism(pts, -y - th / 2, -y + th / 2, mat, bev)


def cyl(p, q, r, mat='steel', seg=28, bev=0.015, r2=None):
    p, q = Vector(p), Vector(q)
    d = q - p
    bm = bmesh.new()
    bmesh.ops.create_cone(
        bm, cap_ends=True, segments=seg, radius1=r, radius2=r if r2 is None else r2, depth=d.length
    )
    o = from_bm('cyl', bm, M[mat], loc=(p + q) / 2)
    o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
    bevel(o, bev, 2, 35)
    return reg(o)


def lathe_y(prof, c, mat, steps=48, bev=0):
    """prof: (radius, y) spun about the y axis through c"""
    bm = bmesh.new()
    vs = [bm.verts.new((r, y, 0)) for r, y in prof]
    es = [bm.edges.new(x) for x in zip(vs, vs[1:])]
    bmesh.ops.spin(bm, geom=vs + es, axis=(0, 1, 0), cent=(0, 0, 0), angle=2 * math.pi, steps=steps)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    o = from_bm('lathe', bm, M[mat], loc=c)
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(32)
    o.data.polygons.foreach_set('use_smooth', [True] * len(o.data.polygons))
    return reg(o)


def ram(a, b, y, r=0.075, split=0.55, ext=None):
    """hydraulic cylinder from a=(x,z) to b=(x,z) at side y: painted barrel + chrome rod + eyes"""
    A, B = Vector((a[0], y, a[1])), Vector((b[0], y, b[1]))
    m = A + (B - A) * split
    cyl(A, m, r, 'dark')
    cyl(m - (B - A).normalized() * 0.07, m + (B - A).normalized() * 0.02, r * 1.2, 'grey')
    cyl(m, B, r * 0.5, 'chrome')
    for P in (A, B):
        cyl(P + Vector((0, -r * 1.25, 0)), P + Vector((0, r * 1.25, 0)), r * 1.1, 'grey')


def pin(x, z, w, r=0.09):
    cyl((x, -w, z), (x, w, z), r, 'steel')
    cyl((x, -w - 0.02, z), (x, -w + 0.02, z), r * 1.5, 'dark')
    cyl((x, w - 0.02, z), (x, w + 0.02, z), r * 1.5, 'dark')


def hose(pts, r=0.022, mat='black'):
    cu = D.curves.new('hose', 'CURVE')
    cu.dimensions = '3D'
    cu.bevel_depth = r
    cu.bevel_resolution = 3
    s = cu.splines.new('BEZIER')
    s.bezier_points.add(len(pts) - 1)
    for bp, p in zip(s.bezier_points, pts):
        bp.co = p
        bp.handle_left_type = bp.handle_right_type = 'AUTO'
    cu.materials.append(M[mat])
    o = D.objects.new('hose', cu)
    bpy.context.scene.collection.objects.link(o)
    return reg(o)


def rail(pts, r=0.022, mat='paint'):
    for p, q in zip(pts, pts[1:]):
        cyl(p, q, r, mat, 12, 0)
