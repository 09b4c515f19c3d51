"""Whole subjects of other scenes, set side by side on one floor."""

import os
import runpy

import bpy

import render
import running_gear
import scene

D = bpy.data
HERE = os.path.dirname(os.path.abspath(__file__))


def subject(name, at, turn=0.0, scale=1.0, variant=''):
    """builds what `scenes/<name>.py` shows, without its floor, lamps and camera, parented to one object

    at: metres on the floor · turn: radians about the vertical
    """
    here = bpy.context.scene
    before = set(D.objects)
    kept = (scene.args, scene.reset, scene.studio, scene.camera, scene.area, scene.card, render.render)
    pebbles = running_gear.ground_pebbles
    nothing = lambda *_, **__: None
    given = scene.args()
    given.v = variant
    scene.args, scene.reset = lambda: given, lambda: here
    scene.studio = scene.camera = scene.area = scene.card = render.render = nothing
    running_gear.ground_pebbles = nothing
    try:
        runpy.run_path(os.path.join(HERE, 'scenes', f'{name}.py'))
    finally:
        scene.args, scene.reset, scene.studio, scene.camera, scene.area, scene.card, render.render = kept
        running_gear.ground_pebbles = pebbles
    parent = D.objects.new(name, None)
    here.collection.objects.link(parent)
    for o in set(D.objects) - before - {parent}:
        if o.parent is None:
            o.parent = parent
    parent.location = (at[0], at[1], 0)
    parent.rotation_euler.z = turn
    parent.scale = (scale,) * 3
