"""Shader node trees in a few words."""

import bpy


D = bpy.data


class NT:
    """tiny node-tree builder"""

    def __init__(s, name):
        s.m = D.materials.new(name)
        s.m.use_nodes = True
        s.t = s.m.node_tree
        s.p = s.t.nodes['Principled BSDF']
        s.out = s.t.nodes['Material Output']

    def n(s, typ, **kw):
        n = s.t.nodes.new(typ)
        ins = kw.pop('ins', {})
        for k, v in kw.items():
            setattr(n, k, v)
        for k, v in ins.items():
            s.set(n.inputs[k], v)
        return n

    def set(s, sock, v):
        if isinstance(v, bpy.types.NodeSocket):
            s.t.links.new(v, sock)
        else:
            if hasattr(sock.default_value, '__len__') and not hasattr(v, '__len__'):
                v = (v,) * len(sock.default_value)
            if hasattr(v, '__len__') and len(v) == 3 and sock.type == 'RGBA':
                v = (*v, 1)
            sock.default_value = v

    def P(s, **kw):
        for k, v in kw.items():
            s.set(s.p.inputs[k.replace('_', ' ')], v)
        return s

    def coord(s, kind='Object', obj_rand=True):
        return s.n('ShaderNodeTexCoord').outputs[kind]

    def noise(s, scale, detail=6, rough=0.6, vec=None, out='Fac', dist=0):
        n = s.n(
            'ShaderNodeTexNoise',
            ins={'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': dist},
        )
        if vec is not None:
            s.set(n.inputs['Vector'], vec)
        return n.outputs[out]

    def ramp(s, fac, stops, interp='LINEAR'):
        r = s.n('ShaderNodeValToRGB')
        s.set(r.inputs[0], fac)
        r.color_ramp.interpolation = interp
        e = r.color_ramp.elements
        while len(e) < len(stops):
            e.new(0.5)
        for el, (pos, col) in zip(e, stops):
            el.position = pos
            el.color = (col, col, col, 1) if not hasattr(col, '__len__') else (*col, 1)
        return r.outputs[0]

    def math(s, op, a, b=0.0):
        n = s.n('ShaderNodeMath', operation=op)
        s.set(n.inputs[0], a)
        s.set(n.inputs[1], b)
        return n.outputs[0]

    def mix(s, fac, a, b, blend='MIX'):
        n = s.n('ShaderNodeMixRGB', blend_type=blend)
        s.set(n.inputs[0], fac)
        s.set(n.inputs[1], a)
        s.set(n.inputs[2], b)
        return n.outputs[0]

    def bump(s, h, strength=0.3, dist=0.02, normal=None):
        n = s.n('ShaderNodeBump', ins={'Strength': strength, 'Distance': dist, 'Height': h})
        if normal is not None:
            s.set(n.inputs['Normal'], normal)
        return n.outputs[0]


def simple(name, col, rough=0.5, metal=0.0, **kw):
    t = NT(name)
    t.P(Base_Color=col, Roughness=rough, Metallic=metal, **kw)
    return t.m
