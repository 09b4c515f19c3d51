"""Scene, meshes, lights, camera and the studio of the picture set."""

import argparse
import math
import sys
import time

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from materials import NT

D = bpy.data

T0 = time.time()


def args(**over):
    argv = sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else []
    p = argparse.ArgumentParser()
    p.add_argument('-W', type=int, default=1600)
    p.add_argument('-H', type=int, default=1067)
    p.add_argument('-s', type=int, default=32)
    p.add_argument('-o', default='x.png')
    p.add_argument('-v', default='')
    p.add_argument('--theme', default='dark')
    p.add_argument(
        '-x',
        type=int,
        default=2,
        help='supersample factor: render x times larger at s/x^2 spp, denoise big, shrink',
    )
    p.add_argument('--nodn', action='store_true')
    p.add_argument('-t', type=int, default=1, help='threads; the picture is the same with any number')
    return p.parse_args(argv)


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    w = D.worlds.new('W')
    sc.world = w
    w.use_nodes = True
    return sc


def obj(name, me, mat=None, loc=(0, 0, 0), rot=(0, 0, 0)):
    o = D.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = rot
    if mat:
        me.materials.append(mat)
    return o


def from_bm(name, bm, mat=None, smooth=False, **kw):
    me = D.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    return obj(name, me, mat, **kw)


def bevel(o, w=0.02, seg=2, angle=30):
    m = o.modifiers.new('bev', 'BEVEL')
    m.width = w
    m.segments = seg
    m.limit_method = 'ANGLE'
    m.angle_limit = math.radians(angle)
    m.harden_normals = True
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(angle + 5)
    o.data.polygons.foreach_set('use_smooth', [True] * len(o.data.polygons))
    return o


def cyclorama(mat, w=60, back=9, h=22, r=5, front=-30):
    bm = bmesh.new()
    prof = [(front, 0), (back - r, 0)]
    prof += [
        (back - r + r * math.sin(a), r - r * math.cos(a))
        for a in np.linspace(0, math.pi / 2, 24)[1:]
    ] + [(back, h)]
    vs = [[bm.verts.new((x, y, z)) for x in (-w, w)] for y, z in prof]
    for a, b in zip(vs, vs[1:]):
        bm.faces.new((a[0], a[1], b[1], b[0]))
    return from_bm('cyc', bm, mat, smooth=True)


def area(name, loc, target, size, power, col=(1, 1, 1), size_y=None, spread=None):
    l = D.lights.new(name, 'AREA')
    l.energy = power
    l.color = col
    l.size = size
    if size_y:
        l.shape = 'RECTANGLE'
        l.size_y = size_y
    if spread:
        l.spread = math.radians(spread)
    o = D.objects.new(name, l)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    return o


def card(loc, target, width, height, strength, col=(1, 1, 1)):
    """a glowing sheet that only reflections show, brighter towards its left: metal looks at it, no lamp is added"""
    t = NT('card')
    x = t.n('ShaderNodeSeparateXYZ', ins={0: t.coord('Generated')}).outputs['X']
    t.P(
        Base_Color=(0, 0, 0),
        Specular=0.0,
        Emission=(*col, 1),
        Emission_Strength=t.math('MULTIPLY', t.ramp(x, [(0, 1), (1, 0.2)]), strength),
    )
    bm = bmesh.new()
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    bm.faces.new([bm.verts.new((x * width / 2, y * height / 2, 0)) for x, y in corners])
    o = from_bm('card', bm, t.m, loc=loc)
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    o.visible_camera = o.visible_diffuse = o.visible_shadow = False
    return o


def camera(loc, target, lens=70, fstop=None, focus=None):
    c = D.cameras.new('cam')
    o = D.objects.new('cam', c)
    sc = bpy.context.scene
    sc.collection.objects.link(o)
    o.location = loc
    c.lens = lens
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
    sc.camera = o
    return o


COPPER = (1.0, 0.43, 0.16)

WARM = (1.0, 0.86, 0.70)

COOL = (0.72, 0.84, 1.0)


def studio(S=1.0, theme='dark', key=1.0, rim=1.0, fill=1.0, back=1.0, floor=None):
    """S = subject half-size in metres. Soft key from front-left-top, copper rim from back-right,
    cool weak fill from the right, round warm glow on the back wall."""
    sc = bpy.context.scene
    t = NT('backdrop')
    if theme == 'dark':
        base, base2 = (0.020, 0.021, 0.023), (0.030, 0.031, 0.033)
    else:
        base, base2 = (0.60, 0.575, 0.55), (0.66, 0.64, 0.61)
    # keep it cheap: the backdrop is >50% of the pixels, so no bump and one 2-octave noise at most
    nz = t.noise(0.8 / S, 2, 0.5, t.coord('Object'))
    t.P(
        Base_Color=t.mix(nz, base, base2),
        Roughness=0.78 if theme == 'dark' else 0.75,
        Specular=0.06,
    )
    cyclorama(floor or t.m, 40 * S, 8 * S, 26 * S, 5 * S, -30 * S)
    k = S * S
    if theme == 'dark':
        # lean rig: Cycles 3.4 picks ONE light per hit, so every extra lamp is noise. Two lamps + world fill; wall glow is emission.
        area(
            'key',
            (-3.6 * S, -2.6 * S, 4.6 * S),
            (0, 0, 0.4 * S),
            3.2 * S,
            360 * k * key,
            (1, 0.95, 0.88),
        )
        area(
            'rim',
            (4.2 * S, 3.4 * S, 2.4 * S),
            (0, 0, 0.7 * S),
            1.1 * S,
            330 * k * rim,
            COPPER,
            3.4 * S,
            spread=60,
        )
        sp = t.n('ShaderNodeSeparateXYZ', ins={0: t.coord('Object')})
        d2 = t.math(
            'ADD',
            t.math(
                'POWER',
                t.math('DIVIDE', t.math('SUBTRACT', sp.outputs['X'], 1.4 * S), 5.5 * S),
                2.0,
            ),
            t.math(
                'POWER',
                t.math('DIVIDE', t.math('SUBTRACT', sp.outputs['Z'], 2.2 * S), 3.2 * S),
                2.0,
            ),
        )
        onwall = t.ramp(t.math('DIVIDE', sp.outputs['Z'], 1.2 * S), [(0, 0), (1, 1)])
        t.P(
            Emission=(0.55, 0.36, 0.24, 1),
            Emission_Strength=t.math(
                'MULTIPLY',
                t.math('MULTIPLY', t.math('POWER', 2.718, t.math('MULTIPLY', d2, -1.0)), onwall),
                0.085 * back,
            ),
        )
        bg, st = (0.42, 0.50, 0.60), 0.16 * fill
    else:
        area(
            'key',
            (-4 * S, -2.5 * S, 5 * S),
            (0, 0, 0.4 * S),
            3.6 * S,
            420 * k * key,
            (1, 0.97, 0.93),
        )
        area(
            'rim',
            (4.2 * S, 3.0 * S, 3.0 * S),
            (0, 0, 0.5 * S),
            1.2 * S,
            420 * k * rim,
            (1, 0.72, 0.5),
            4 * S,
        )
        area('fill', (4.5 * S, -4.5 * S, 3 * S), (0, 0, 0.4 * S), 5 * S, 120 * k * fill, COOL)
        area('glow', (0, 3 * S, 9 * S), (0, 8 * S, 1.5 * S), 4 * S, 350 * k * back, (1, 0.95, 0.9))
        bg, st = (0.9, 0.93, 1), 0.35
    n = sc.world.node_tree.nodes['Background']
    n.inputs[0].default_value = (*bg, 1)
    n.inputs[1].default_value = st
    # an even fill needs no shadow rays of its own: the lamps get them
    sc.world.cycles.sampling_method = 'NONE'
