"""The machines that a fleet needs, side by side, none in front of another."""

from render import render
from running_gear import ground_pebbles
from scene import args, camera, reset, studio
from subjects import subject

a = args()
reset()
subject('excavator', (-3.9, -3.1), -1.9)
subject('dump-truck', (-0.1, 3.1), -0.68)
subject('loader', (7.5, 3.4), -0.4)
ground_pebbles(90, 9)
studio(5.4, a.theme, key=1.6, rim=1.4, fill=3.0)
camera((17.2, -24.6, 5.2), (0.75, 0.3, 2.4), 40.5)
render(a, exposure=0.2)
