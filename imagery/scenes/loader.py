from parts import mats
from render import render
from running_gear import ground_pebbles
from scene import args, camera, reset, studio
from wheel_loader import wheel_loader

a = args()
sc = reset()
mats()
wheel_loader(0.06)
ground_pebbles(90, 5)
studio(2.9, a.theme, key=1.6, rim=1.4, fill=3.0)
camera((9.4, -9.2, 2.7), (0.62, 0, 1.35), 48)
render(a, exposure=0.2)
